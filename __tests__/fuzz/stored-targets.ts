import fc from 'fast-check';
import { AREAS } from '@/lib/areas';
import { toCheckedFor } from '@/lib/search/checked-for';
import { getFitKind, getReasons, toFitText, toWarning } from '@/lib/words/fit-words';
import { toCountWords, toPlaceWords } from '@/lib/kept/last-results-words';
import { toNeedWords } from '@/lib/kept/search-words';
import { LAST_RESULTS_KEY } from '@/lib/kept/last-results';
import { getOpenLine } from '@/lib/words/open-words';
import { toPreference } from '@/lib/session/preferences';
import { toSharePath } from '@/lib/session/share';
import { readLastResults } from '@/lib/kept/read-last-results';
import { toReportUrl } from '@/lib/words/report';
import { readRestaurantInfo, readResults } from '@/lib/kept/results';
import { SAVED_KEY, readSaved } from '@/lib/kept/saved';
import { STORAGE_KEYS, readSession } from '@/lib/session/session';
import { toView } from '@/lib/kept/view';
import { parseVisitMessage } from '@/lib/offline/message';
import { getAssetPaths } from '@/lib/offline/pages';
import { claimReload } from '@/lib/offline/reload-once';
import { toCallLink } from '@/lib/phone';
import { parseOrNull } from '@/lib/validation';
import { restaurantListSchema, type Restaurant } from '@/lib/search/contract';
import { OLD_CARD_KEY, PROFILE_KEY, readProfile, toSearchProfile } from '@/lib/kept/profile';
import { toProfileWords } from '@/lib/words/profile-words';
import { isCardReady } from '@/lib/staff-card/choice';
import { toStaffCard } from '@/lib/staff-card/card';
import { anyJson, anyRestaurant, anyText, nearly, toJson } from './arbitraries';
import { assert, target, type FuzzTarget } from './target';
import { english } from '../helpers/in-english';

const t = english('words');

const NOW_MS = Date.UTC(2026, 4, 5, 3);

const anyName = fc.oneof(
  fc.constantFrom('pork', 'vegan', 'egg', '__proto__', 'constructor', 'toString'),
  anyText,
);

const day = nearly(fc.record({ open: fc.array(fc.tuple(fc.nat(3000), fc.nat(3000))) }));
const hours = nearly(
  fc.record({
    days: fc.array(day, { maxLength: 8 }),
    week: fc.stringMatching(/^[-0-7]{7}$/),
    holiday: fc.nat(8),
    rules: fc.array(
      nearly(
        fc.record({
          kind: fc.constantFrom('nth', 'date', 'varies', 'constructor', '__proto__', 'soldOut'),
          days: fc.array(fc.nat(7)),
          nth: fc.array(fc.integer({ min: -2, max: 6 })),
          month: fc.nat(13),
          day: fc.nat(32),
        }),
      ),
      { maxLength: 3 },
    ),
  }),
);
const match = nearly(
  fc.record({
    fit: fc.constantFrom('only', 'options', 'maybe', 'unknown', 'none', '__proto__'),
    share: fc.double(),
    groups: fc.array(fc.record({ wish: anyName, dishes: fc.array(anyText) }), { maxLength: 3 }),
    because: fc.array(anyText, { maxLength: 3 }),
  }),
);
const hidden = fc.array(
  nearly(
    fc.record({
      code: anyName,
      certainty: fc.constantFrom('often', 'sometimes', '__proto__'),
      dishes: fc.array(anyText),
    }),
  ),
  { maxLength: 3 },
);

/** A restaurant of a backend or of an older page, with the fields beyond the specification. */
const anyCard = fc
  .tuple(
    anyRestaurant,
    nearly(fc.record({ hours, match, hidden, tel: anyText, words_eng: anyJson, mapy: anyJson })),
  )
  .map(([restaurant, extras]) => ({ ...restaurant, ...Object(extras) }) as unknown);

const origin = fc.oneof(
  fc.constantFrom(...AREAS),
  fc.nat(25),
  nearly(
    fc.record({ mapx: fc.double({ min: 123, max: 133 }), mapy: fc.double({ min: 32, max: 40 }) }),
  ),
);
const need = nearly(
  fc.record({
    kind: fc.constantFrom('any', 'meats', 'halal', 'strictVegan', 'lactoOvo', '__proto__'),
    meats: fc.array(fc.constantFrom('pork', 'beef', 'dog'), { maxLength: 2 }),
  }),
);
const userPref = nearly(
  fc.record({
    meats: fc.array(fc.oneof(fc.constantFrom('any', 'pork', 'vegetarian'), anyText)),
    vegan: fc.array(fc.constantFrom('lactoOvo', 'strictVegan')),
  }),
);

/** Every text a card shows must be a text: React throws for objects, and shows nothing for functions. */
function showCard(restaurant: Restaurant): void {
  for (const kind of ['any', 'strictVegan'] as const) {
    const fit = getFitKind(restaurant, toCheckedFor({ kind }));
    if (fit) assert(typeof toFitText(t, restaurant, fit) === 'string', 'fit');
  }
  for (const { label, words } of getReasons(t, restaurant)) {
    assert(typeof label === 'string', 'the label of a reason is no text');
    for (const { ko } of words) assert(typeof ko === 'string', 'a word is no text');
  }
  for (const certainty of ['often', 'sometimes'] as const) {
    toWarning(t, restaurant.hidden, certainty);
  }
  const { text, validUntil } = getOpenLine(t, restaurant, NOW_MS, {});
  assert(typeof text === 'string' && validUntil > NOW_MS, 'opening hours');
  assert(/^mailto:[^\s"<>]+$/.test(toReportUrl(t, restaurant, [restaurant.title])), 'report');
  const call = toCallLink(restaurant.tel);
  if (call) assert(/^tel:\+82\d+$/.test(call.href), call.href);
}

function toStorage(items: Readonly<Record<string, unknown>>) {
  const texts = new Map(Object.entries(items).map(([key, value]) => [key, toJson(value)]));
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

/** Runs `work` in a browser that kept this. */
function withStored(items: Readonly<Record<string, unknown>>, work: () => void): void {
  const storage = toStorage(items);
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  Object.defineProperty(globalThis, 'window', {
    configurable: true,
    value: { localStorage: storage, sessionStorage: storage },
  });
  try {
    work();
  } finally {
    if (before) Object.defineProperty(globalThis, 'window', before);
    else Reflect.deleteProperty(globalThis, 'window');
  }
}

/** What a phone kept, and what its pages tell the worker. */
export const storedTargets: readonly FuzzTarget[] = [
  target('restaurant on a card', anyCard, (value) => {
    const restaurants = parseOrNull(restaurantListSchema, [value]) ?? [];
    restaurants.forEach(showCard);
    toView(restaurants, {
      sort: 'nearest',
      origin: { mapx: 127, mapy: 37.5 },
      isWanted: () => true,
    });
  }),
  target(
    'stored session',
    fc.record({
      session: fc.oneof(
        anyJson,
        nearly(
          fc.record({
            location: fc.oneof(fc.constantFrom(...AREAS), fc.nat(30)),
            radius: fc.constantFrom(500, 501),
            userPref,
            contentIdList: fc.array(anyText),
            lookUp: nearly(fc.record({ origin, radius: fc.constant(500) })),
            search: nearly(
              fc.record({
                ...{ origin, need, radius: fc.constant(500) },
                ...{ id: anyText, total: fc.integer(), page: fc.integer() },
              }),
            ),
          }),
        ),
      ),
      list: fc.oneof(anyJson, fc.array(anyCard, { maxLength: 3 })),
    }),
    ({ session, list }) => {
      const items = {
        [STORAGE_KEYS.session]: session,
        [STORAGE_KEYS.results]: { searchId: 'x', restaurants: list },
        [STORAGE_KEYS.restaurantInfo]: list,
        [STORAGE_KEYS.restaurantInfoOwner]: 'x',
        'kioot.reloaded.v1': session,
      };
      withStored(items, () => {
        const { userPref, contentIdList, lookUp, search } = readSession();
        toPreference(userPref);
        assert((contentIdList === null) === (lookUp === null), 'ids of nowhere');
        assert(search === null || lookUp !== null, 'an answer to no look-up');
        for (const around of [lookUp, search]) {
          if (!around) continue;
          const { mapx, mapy } = around.origin;
          assert(mapx >= 124 && mapx <= 132 && mapy >= 33 && mapy <= 39, 'an origin abroad');
          if (search) toSharePath(search);
        }
        readResults('x')?.forEach(showCard);
        readRestaurantInfo('x')?.forEach(showCard);
        claimReload(NOW_MS);
      });
    },
  ),
  target(
    'saved places',
    fc.oneof(
      anyJson,
      fc.array(nearly(fc.record({ restaurant: anyCard, userPref, savedAt: fc.double() })), {
        maxLength: 4,
      }),
    ),
    (stored) =>
      withStored({ [SAVED_KEY]: stored }, () => {
        for (const place of readSaved()) {
          showCard(place.restaurant);
          toPreference(place.userPref);
        }
      }),
  ),
  target(
    'last results',
    nearly(
      fc.record({
        searchId: anyText,
        area: fc.option(fc.constantFrom(...AREAS)),
        radius: fc.constantFrom(500, 1000, 2000),
        need,
        total: fc.integer(),
        restaurants: fc.array(anyCard, { maxLength: 3 }),
        foundAt: fc.oneof(fc.double(), fc.integer()),
      }),
    ),
    (stored) =>
      withStored({ [LAST_RESULTS_KEY]: stored }, () => {
        const last = readLastResults();
        if (!last) return;
        last.restaurants.forEach(showCard);
        [toPlaceWords(t, last), toNeedWords(t, last.need), toCountWords(t, last)].forEach(String);
        // Throws for what is no point in time.
        new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul' }).format(last.foundAt);
      }),
  ),
  target(
    'stored profile',
    fc.record({
      profile: fc.oneof(
        anyJson,
        nearly(
          fc.record({
            wish: need,
            allergies: fc.array(anyName),
            severe: fc.array(anyName),
            others: fc.array(fc.record({ ko: anyText, en: anyText, isSevere: fc.boolean() })),
            isDeadly: fc.boolean(),
          }),
        ),
      ),
      card: fc.oneof(
        anyJson,
        nearly(fc.record({ preference: need, allergens: fc.array(anyName) })),
      ),
    }),
    ({ profile, card }) =>
      withStored({ [PROFILE_KEY]: profile, [OLD_CARD_KEY]: card }, () => {
        const read = readProfile();
        if (isCardReady(read)) toStaffCard(english('card'), read);
        assert(!/undefined/.test(toProfileWords(t, toSearchProfile(read))), 'a code without words');
      }),
  ),
  target(
    'message to the worker',
    fc.oneof(
      anyJson,
      nearly(
        fc.record({
          type: fc.constant('visit'),
          path: fc.oneof(
            anyText,
            anyText.map((text) => `/${text}`),
          ),
          pictures: fc.array(
            anyText.map((text) => `/${text}`),
            { maxLength: 2 },
          ),
          mayFetchShell: fc.boolean(),
        }),
      ),
    ),
    (message) => {
      const visit = parseVisitMessage(message);
      for (const path of [visit?.path ?? '/', ...(visit?.pictures ?? [])]) {
        const { origin } = new URL(path, 'https://here.example');
        assert(origin === 'https://here.example', `${path} leads to ${origin}`);
      }
    },
  ),
  target('parts of a page', anyText, (html) => {
    for (const path of getAssetPaths(`${html}/_next/static/${html}.js"/images/${html}.svg`)) {
      assert(new URL(path, 'https://here.example').origin === 'https://here.example', path);
    }
  }),
];
