import { PHRASES } from '../staff-card/phrases';

/** Word on a screen, a button or a sign of a restaurant; its meaning is the message of the id. */
export interface CounterWord {
  id: CounterWordId;
  /** Spellings in use, the most frequent first. */
  ko: readonly string[];
  /** True for something to press. */
  isButton?: boolean;
}

/** Sentence to the staff; its translation is the message of the id. */
export interface CounterSentence {
  id: CounterSentenceId;
  ko: string;
}

const BUTTONS = {
  order: ['주문하기', '주문 시작'],
  eatIn: ['매장 식사', '먹고 가기'],
  takeAway: ['포장', '가져가기'],
  add: ['담기'],
  doneChoosing: ['선택 완료'],
  cart: ['장바구니'],
  next: ['다음'],
  pay: ['결제하기', '결제'],
  byCard: ['카드 결제', '신용카드'],
  payAtOnce: ['일시불'],
  simplePay: ['간편결제'],
  noCashReceipt: ['안 함', '발급 안 함'],
  receipt: ['영수증'],
  goBack: ['이전'],
  startOver: ['처음으로'],
  voiceGuide: ['음성 안내'],
  lowScreen: ['낮은 화면'],
  largeText: ['큰 글씨', '화면 확대'],
  highContrast: ['고대비'],
  staffCall: ['직원 호출', '도움 요청'],
  noPoints: ['적립 안 함'],
  skip: ['건너뛰기'],
  no: ['아니요'],
  collect: ['적립하기'],
  cancel: ['취소'],
  confirm: ['확인'],
  joinQueue: ['웨이팅 등록', '대기 등록'],
  agree: ['동의'],
  agreeAll: ['전체 동의', '모두 동의'],
  delay: ['미루기'],
  leaveQueue: ['대기 취소', '웨이팅 취소'],
  call: ['호출'],
  water: ['물'],
  bill: ['계산'],
} as const;

const SIGNS = {
  soldOut: ['품절'],
  orderNumber: ['주문번호'],
  phoneNumber: ['전화번호', '휴대폰 번호'],
  insertCard: ['카드를 넣어 주세요'],
  removeCard: ['카드를 빼 주세요'],
  sign: ['서명'],
  refused: ['승인 거절', '결제 실패'],
  cashReceipt: ['현금영수증'],
  noCash: ['현금 없는 매장'],
  guests: ['인원'],
  adults: ['성인'],
  children: ['유아', '아동'],
  required: ['필수'],
  optional: ['선택'],
  queueNumber: ['대기번호'],
  groupsAhead: ['내 앞 대기'],
  enterNow: ['입장'],
  selfWater: ['물은 셀프'],
  selfSides: ['반찬은 셀프', '셀프바'],
  free: ['무료'],
  more: ['추가', '리필'],
  charged: ['유료'],
  leftoverFee: ['환경부담금'],
  trayReturn: ['퇴식구'],
  counter: ['계산대', '카운터'],
  payFirst: ['선불', '선결제'],
  payLater: ['후불'],
  slip: ['계산서', '빌지'],
  onePortion: ['1인분'],
  fromTwo: ['2인분 이상', '2인 이상'],
  rice: ['공기밥'],
  noodles: ['사리'],
} as const;

const SENTENCES = {
  orderHere: '키오스크가 어려운데, 여기서 주문할 수 있을까요?',
  cannotSee: '화면이 잘 안 보이는데, 주문을 도와주실 수 있나요?',
  cannotReach: '화면에 손이 안 닿는데, 주문을 도와주실 수 있나요?',
  orderWithoutNumber: '한국 전화번호가 없는데, 번호 없이 주문할 수 있을까요?',
  foreignCard: '해외 카드도 되나요?',
  cardRefused: '기계에서 카드가 안 되는데, 여기서 결제할 수 있을까요?',
  cash: '현금으로 계산해도 될까요?',
  queueWithoutNumber: '한국 전화번호가 없는데, 이름으로 대기할 수 있을까요?',
  waitHere: '여기서 기다릴게요. 순서가 되면 불러 주세요.',
  howLong: '얼마나 기다려야 하나요?',
  onePerson: '한 명이에요.',
  twoPeople: '두 명이에요.',
  threePeople: '세 명이에요.',
  fourPeople: '네 명이에요.',
  excuseMe: '저기요, 주문할게요.',
  waterPlease: '물 좀 주세요.',
  whereWater: '물은 어디에 있나요?',
  moreSides: '반찬 좀 더 주시겠어요?',
  extraCost: '추가 요금이 있나요?',
  payNow: '계산할게요.',
  payApart: '따로 계산할 수 있을까요?',
  receiptPlease: '영수증 주세요.',
  forOne: PHRASES.askForOne.ko,
  smallPlates: '앞접시 좀 주세요.',
  packLeftovers: '남은 음식을 포장해 주실 수 있나요?',
} as const;

type CounterButtonId = keyof typeof BUTTONS;
export type CounterWordId = CounterButtonId | keyof typeof SIGNS;
export type CounterSentenceId = keyof typeof SENTENCES;

/** Parts of the page, in the order of a visit; titles and texts are messages of the id. */
const SECTIONS = {
  kiosk: {
    words: [
      ...(['order', 'eatIn', 'takeAway', 'add', 'doneChoosing', 'cart', 'next'] as const),
      ...(['soldOut', 'pay', 'byCard', 'payAtOnce', 'receipt', 'orderNumber'] as const),
      ...(['goBack', 'startOver'] as const),
    ],
    sentences: ['orderHere'],
  },
  access: {
    words: ['voiceGuide', 'lowScreen', 'largeText', 'highContrast', 'staffCall'],
    sentences: ['cannotSee', 'cannotReach'],
  },
  points: {
    words: ['noPoints', 'skip', 'no', 'collect', 'phoneNumber', 'cancel'],
    sentences: ['orderWithoutNumber'],
  },
  card: {
    words: [
      ...(['simplePay', 'insertCard', 'removeCard', 'sign', 'confirm', 'refused'] as const),
      ...(['cashReceipt', 'noCashReceipt', 'noCash'] as const),
    ],
    sentences: ['foreignCard', 'cardRefused', 'cash'],
  },
  queue: {
    words: [
      ...(['joinQueue', 'guests', 'adults', 'children', 'agree', 'agreeAll'] as const),
      ...(['required', 'optional', 'queueNumber', 'groupsAhead', 'enterNow'] as const),
      ...(['delay', 'leaveQueue'] as const),
    ],
    sentences: [
      ...(['queueWithoutNumber', 'waitHere', 'howLong'] as const),
      ...(['onePerson', 'twoPeople', 'threePeople', 'fourPeople'] as const),
    ],
  },
  bell: { words: ['call', 'water', 'bill'], sentences: ['excuseMe', 'waterPlease'] },
  self: {
    words: ['selfWater', 'selfSides', 'more', 'free', 'charged', 'leftoverFee', 'trayReturn'],
    sentences: ['whereWater', 'moreSides', 'extraCost'],
  },
  bill: {
    words: ['counter', 'payFirst', 'payLater', 'slip'],
    sentences: ['payNow', 'payApart', 'receiptPlease'],
  },
  sharing: {
    words: ['onePortion', 'fromTwo', 'rice', 'noodles'],
    sentences: ['forOne', 'smallPlates', 'packLeftovers'],
  },
  tips: { words: [], sentences: [] },
} as const satisfies Record<
  string,
  { words: readonly CounterWordId[]; sentences: readonly CounterSentenceId[] }
>;

export type CounterSectionId = keyof typeof SECTIONS;

export interface CounterSection {
  id: CounterSectionId;
  words: readonly CounterWord[];
  sentences: readonly CounterSentence[];
}

const isButtonId = (id: CounterWordId): id is CounterButtonId => id in BUTTONS;

const toWord = (id: CounterWordId): CounterWord =>
  isButtonId(id) ? { id, ko: BUTTONS[id], isButton: true } : { id, ko: SIGNS[id] };

const SECTION_IDS = [
  ...(['kiosk', 'access', 'points', 'card', 'queue', 'bell', 'self'] as const),
  ...(['bill', 'sharing', 'tips'] as const),
] satisfies readonly CounterSectionId[];

/** Korean of the page, in the order of a visit. */
export const COUNTER_SECTIONS: readonly CounterSection[] = SECTION_IDS.map((id) => ({
  id,
  words: SECTIONS[id].words.map(toWord),
  sentences: SECTIONS[id].sentences.map((sentence) => ({
    id: sentence,
    ko: SENTENCES[sentence],
  })),
}));
