/**
 * Writes `data/built/rates.json`: one won in other currencies, from the newest daily rates that are
 * published as a package: `npm run -s tool -- rates`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { CURRENCIES } from '../lib/currencies';

const PACKAGE = '@fawazahmed0/currency-api';
const WON_FILE = 'package/v1/currencies/krw.min.json';

const ratesSchema = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  krw: v.record(v.string(), v.number()),
});

const folder = mkdtempSync(path.join(tmpdir(), 'rates-'));
try {
  execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder]);
  execFileSync('sh', ['-c', `tar -xzf *.tgz ${WON_FILE}`], { cwd: folder });
  const json = readFileSync(path.join(folder, WON_FILE), 'utf8');
  const { date, krw } = v.parse(ratesSchema, JSON.parse(json));
  const rates = CURRENCIES.map((code) => {
    const rate = v.parse(v.number(), krw[code.toLowerCase()]);
    return [code, Number(rate.toPrecision(5))] as const;
  });
  const file = new URL('../data/built/rates.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify({ date, perWon: Object.fromEntries(rates) }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
