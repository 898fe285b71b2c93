import { readFileSync } from 'node:fs';
import { createNamesIn } from '@/lib/search/foreign-names';
const ja = createNamesIn('ja');
const l = JSON.parse(readFileSync('/tmp/nm/q.json','utf8'));
for (const d of l){ const n=ja.toDish(d); console.log(`${d} = ${n.name}${n.how==='spelt'?' [S]':n.how==='official'?' [O]':''}`);}
