import type { HoursPhrases } from './hours-formatter';

const LAST = -1;

const EFFECTS = { closed: 'は休み', open: 'も営業', varies: 'は営業時間が変わります（要確認）' };

export const JAPANESE_HOURS: HoursPhrases = {
  days: ['月', '火', '水', '木', '金', '土', '日'],
  to: '～',
  and: '・',
  comma: '、',
  toDays: (list) => `${list}曜`,
  everyDay: '毎日',
  allDay: '24時間',
  toNextDay: (clock) => `翌${clock}`,
  toBreak: (times) => `休憩 ${times}`,
  toLastOrder: (times) => `ラストオーダー ${times}`,
  toBrackets: (text) => `（${text}）`,
  noClosingDayGiven: '定休日の記載なし',
  toClosed: (days) => `${days}定休`,
  opensOnHolidays: '祝日は営業',
  toUnknown: (days) => `${days}は不明`,
  closed: '休み',
  unknown: '不明',
  holidaysClosed: '祝日は休み',
  holidaysOther: '祝日は営業時間が変わります',
  toHolidays: (times) => `祝日 ${times}`,
  toNth: (nth, days) =>
    `毎月${nth.map((n) => (n === LAST ? '最終' : `第${n}`)).join('・')}${days}休み`,
  toBiweekly: (days) => `隔週${days}休み`,
  feasts: { seollal: 'ソルラル（旧正月）', chuseok: 'チュソク（秋夕）' },
  feastSpans: { day: '当日', eve: '当日と前日', holidays: 'の連休', unsaid: '' },
  toFeast: (span, effect) => span + EFFECTS[effect],
  toDate: (month, day) => `${month}月${day}日は休み`,
  seasons: { spring: '春', summer: '夏', autumn: '秋', winter: '冬' },
  toSeason: (seasons) => `${seasons}は営業時間が変わります`,
  toSeasonClosed: (seasons, days) => `${seasons}は${days}休み`,
  dayAfterHoliday: '祝日に営業した場合は翌日休み',
  soldOut: '売り切れ次第、早く閉店することがあります',
  hoursVary: '営業時間は変わることがあります（要確認）',
  closingVaries: '休みは不定（要確認）',
  temporary: '当面休業中',
};
