import { createHash } from 'node:crypto';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postPage } from '@/app/api/rec/translate-restaurant-pagination/route';

/*
 * A process that has just started, asked for the first time: `start.ts` gives it the ids on its standard input, and
 * reads what it prints. The times are of the process, its start included.
 */

const toRequest = (body: string) => new Request('http://localhost/', { method: 'POST', body });

function getTook() {
  const { user, system } = process.cpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000 };
}

async function answer(): Promise<void> {
  let body = '';
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) body += String(part);
  const before = getTook();
  const list = await (await postFilter(toRequest(body))).text();
  const filtered = getTook();
  const { restaurantInfo } = JSON.parse(list) as { restaurantInfo: unknown[] };
  const pageRequest = JSON.stringify({ restaurantInfo, page: 1, pageSize: 10 });
  const page = await (await postPage(toRequest(pageRequest))).text();
  const paged = getTook();
  const digest = createHash('sha256').update(list).update(page).digest('hex');
  console.log(JSON.stringify({ before, filtered, paged, digest }));
}

void answer();
