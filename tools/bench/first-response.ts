import { createHash } from 'node:crypto';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postPage } from '@/app/api/rec/translate-restaurant-pagination/route';

/*
 * First requests of a new process: `cold-start.ts` passes ids on standard input and reads the
 * output. Times include the start of the process.
 */

const toRequest = (body: string) => new Request('http://localhost/', { method: 'POST', body });

function getProcessTime() {
  const { user, system } = process.cpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000 };
}

async function respond(): Promise<void> {
  let body = '';
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) body += String(part);
  const before = getProcessTime();
  const list = await (await postFilter(toRequest(body))).text();
  const filtered = getProcessTime();
  const { restaurantInfo } = JSON.parse(list) as { restaurantInfo: unknown[] };
  const pageRequest = JSON.stringify({ restaurantInfo, page: 1, pageSize: 10 });
  const page = await (await postPage(toRequest(pageRequest))).text();
  const paged = getProcessTime();
  const digest = createHash('sha256').update(list).update(page).digest('hex');
  console.log(JSON.stringify({ before, filtered, paged, digest }));
}

void respond();
