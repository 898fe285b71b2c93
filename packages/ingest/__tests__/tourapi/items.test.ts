import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { parseResponse } from '../../src/common/parse-response';
import { TOURAPI } from '../../src/tourapi/endpoints';
import {
  commonItemSchema,
  introItemSchema,
  listItemSchema,
  decodeSourceText,
} from '../../src/tourapi/items';

function readItem(name: string): unknown {
  const body = readFileSync(join(__dirname, '../fixtures', name), 'utf8');
  return parseResponse({ status: 200, body }, TOURAPI).items[0];
}

describe('decodeSourceText', () => {
  it.each([
    ['갈비탕 &amp; 냉면', '갈비탕 & 냉면'],
    ['11:00~21:00&lt;br&gt;연중무휴', '11:00~21:00<br>연중무휴'],
    ['Mom&#39;s &quot;table&quot;', 'Mom\'s "table"'],
    ['A &amp;amp; B', 'A & B'],
    ['가능<br>\n요금 (무료)', '가능<br>\n요금 (무료)'],
    ['B&B, R&D', 'B&B, R&D'],
    ['  국밥 ', '국밥'],
  ])('%j is %j', (value, text) => {
    expect(decodeSourceText(value)).toBe(text);
  });
});

describe('items', () => {
  it('reads the recorded restaurant details as written', () => {
    expect(v.parse(introItemSchema, readItem('kor2-detailIntro2-ok-type39-133525.json'))).toEqual({
      contentid: '133525',
      contenttypeid: '39',
      firstmenu: '완당',
      treatmenu: '완당정식 / 덮밥세트 / 냉모밀국수 등',
      opentimefood: '10:30~20:00 (마지막 주문 19:30)',
      restdatefood: '연중무휴',
      infocenterfood: '051-245-0018',
    });
  });

  it('reads the recorded list and common rows', () => {
    expect(
      v.parse(listItemSchema, readItem('kor2-locationBasedList2-ok-type39-seoul.json')),
    ).toMatchObject({
      contentid: '2840195',
      title: '왕의장어',
      mapx: '127.0076182199',
      modifiedtime: '20250924091256',
      lclsSystm3: 'FD010100',
    });
    expect(v.parse(commonItemSchema, readItem('kor2-detailCommon2-ok-type39.json'))).toMatchObject({
      contentid: '133525',
      addr1: '부산광역시 중구 비프광장로 31',
    });
  });

  it('reads numbers as text, and null and missing fields as blank', () => {
    expect(
      v.parse(listItemSchema, { contentid: 12, title: '가야', mapx: 126.9, tel: null }),
    ).toMatchObject({
      contentid: '12',
      mapx: '126.9',
      tel: '',
      addr1: '',
    });
  });

  it.each([{ contentid: '1' }, { contentid: '1', title: ' ' }])(
    'reads %j as a listed row without a name',
    (value) => {
      expect(v.parse(listItemSchema, value)).toMatchObject({ contentid: '1', title: '' });
    },
  );

  it.each([{ title: '가야' }, { contentid: {}, title: 'x' }])('rejects %j', (value) => {
    expect(v.safeParse(listItemSchema, value).success).toBe(false);
  });
});
