import fc from 'fast-check';
import { AREAS } from '@/lib/areas';
import { toProfileKey } from '@/lib/needs/need';
import { getFitKind, formatFit, formatHiddenIngredients } from '@/lib/format/format-match';
import { getMatchReasons } from '@/lib/format/match-reasons';
import { formatResultCount, formatSearchArea } from '@/lib/format/format-last-results';
import { formatPreference } from '@/lib/format/format-search';
import { formatOpenState } from '@/lib/format/format-open-state';
import { toPreference } from '@/lib/needs/user-pref';
import { toSharePath } from '@/lib/session/share-link';
import { lastResultsAtom } from '@/lib/store/last-results';
import { toReportMailUrl } from '@/lib/format/report-mail';
import { readFilteredList, readResults } from '@/lib/client-store/result-atoms';
import { SAVED_PLACES_KEY, savedPlacesAtom } from '@/lib/store/saved-places';
import { STORAGE_KEYS } from '@/lib/session/session';
import { sessionAtom } from '@/lib/session/session-atoms';
import { toVisibleList } from '@kioot/engine';
import { parseVisitMessage } from '@/lib/offline/visit-message';
import { getAssetPaths } from '@/lib/offline/offline-pages';
import { claimReload } from '@/lib/offline/reload-once';
import { toTelLink } from '@/lib/phone-number';
import { parseOrNull } from '@kioot/base/validation';
import { placeCardListSchema, type PlaceCard } from '@/lib/search/contract/rec-contract';
import {
  LEGACY_CARD_KEY,
  PROFILE_KEY,
  readProfile,
  toSearchProfile,
} from '@/lib/client-store/diet-profile';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { isCardReady } from '@/lib/staff-card/card-choices';
import { CardTable } from '@/lib/staff-card/card-table';
import { toTableCard } from '@/lib/staff-card/table-card';
import { anyJson, anyRestaurant, anyText, almostValid, toJson } from './arbitraries';
import { assert, target, type FuzzTarget } from './fuzz-target';
import { translatorOf } from '../helpers/translator';
import { getMounted } from '../helpers/get-mounted';

const translator = translatorOf('en', 'words');

const NOW_MS = Date.UTC(2026, 4, 5, 3);

const anyName = fc.oneof(
  fc.constantFrom('pork', 'vegan', 'egg', '__proto__', 'constructor', 'toString'),
  anyText,
);

const day = almostValid(fc.record({ open: fc.array(fc.tuple(fc.nat(3000), fc.nat(3000))) }));
const hours = almostValid(
  fc.record({
    days: fc.array(day, { maxLength: 8 }),
    week: fc.stringMatching(/^[-0-7]{7}$/),
    holiday: fc.nat(8),
    rules: fc.array(
      almostValid(
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
const match = almostValid(
  fc.record({
    fit: fc.constantFrom('only', 'options', 'maybe', 'unknown', 'none', '__proto__'),
    share: fc.double(),
    groups: fc.array(fc.record({ wish: anyName, dishes: fc.array(anyText) }), { maxLength: 3 }),
    because: fc.array(anyText, { maxLength: 3 }),
  }),
);
const hidden = fc.array(
  almostValid(
    fc.record({
      code: anyName,
      certainty: fc.constantFrom('often', 'sometimes', '__proto__'),
      dishes: fc.array(anyText),
    }),
  ),
  { maxLength: 3 },
);

/** Restaurant of a backend or an older page, with fields beyond the specification. */
const anyCard = fc
  .tuple(
    anyRestaurant,
    almostValid(
      fc.record({ hours, match, hidden, tel: anyText, words_eng: anyJson, mapy: anyJson }),
    ),
  )
  .map(([restaurant, extras]) => ({ ...restaurant, ...Object(extras) }) as unknown);

const origin = fc.oneof(
  fc.constantFrom(...AREAS),
  fc.nat(25),
  almostValid(
    fc.record({ mapx: fc.double({ min: 123, max: 133 }), mapy: fc.double({ min: 32, max: 40 }) }),
  ),
);
const need = almostValid(
  fc.record({
    kind: fc.constantFrom('any', 'meats', 'halal', 'strictVegan', 'lactoOvo', '__proto__'),
    meats: fc.array(fc.constantFrom('pork', 'beef', 'dog'), { maxLength: 2 }),
  }),
);
const userPref = almostValid(
  fc.record({
    meats: fc.array(fc.oneof(fc.constantFrom('any', 'pork', 'vegetarian'), anyText)),
    vegan: fc.array(fc.constantFrom('lactoOvo', 'strictVegan')),
  }),
);

/**
 * Checks that every shown text is a string: React throws for objects and renders nothing for
 * functions.
 */
function renderCard(restaurant: PlaceCard): void {
  for (const kind of ['any', 'strictVegan'] as const) {
    const fit = getFitKind(restaurant, toProfileKey({ kind }));
    if (fit) assert(typeof formatFit(translator, restaurant, fit) === 'string', 'fit');
  }
  for (const { label, terms } of getMatchReasons(translator, restaurant)) {
    assert(typeof label === 'string', 'the label of a reason is no text');
    for (const { ko } of terms) assert(typeof ko === 'string', 'a term is not a string');
  }
  formatHiddenIngredients(translator, restaurant);
  const { text, validUntilMs } = formatOpenState(translator, restaurant, NOW_MS, {});
  assert(typeof text === 'string' && validUntilMs > NOW_MS, 'opening hours');
  assert(
    /^mailto:[^\s"<>]+$/.test(toReportMailUrl(translator, restaurant, [restaurant.title])),
    'report',
  );
  const call = toTelLink(restaurant.tel);
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

/** Runs `work` with these items in browser storage. */
function withStorage(items: Readonly<Record<string, unknown>>, work: () => void): void {
  const storage = toStorage(items);
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  Object.defineProperty(globalThis, 'window', {
    configurable: true,
    value: {
      ...{ localStorage: storage, sessionStorage: storage },
      ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    },
  });
  try {
    work();
  } finally {
    if (before) Object.defineProperty(globalThis, 'window', before);
    else Reflect.deleteProperty(globalThis, 'window');
  }
}

/** Stored client data, and messages from pages to the worker. */
export const storedTargets: readonly FuzzTarget[] = [
  target('restaurant card', anyCard, (value) => {
    const restaurants = parseOrNull(placeCardListSchema, [value]) ?? [];
    restaurants.forEach(renderCard);
    toVisibleList(restaurants, {
      sort: 'nearest',
      origin: { mapx: 127, mapy: 37.5 },
    });
  }),
  target(
    'stored session',
    fc.record({
      session: fc.oneof(
        anyJson,
        almostValid(
          fc.record({
            location: fc.oneof(fc.constantFrom(...AREAS), fc.nat(30)),
            radius: fc.constantFrom(500, 501),
            userPref,
            contentIdList: fc.array(anyText),
            lookUp: almostValid(fc.record({ origin, radius: fc.constant(500) })),
            search: almostValid(
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
        [STORAGE_KEYS.filteredList]: list,
        [STORAGE_KEYS.filteredListOwner]: 'x',
        'kioot.reloaded.v1': session,
      };
      withStorage(items, () => {
        const { userPref, contentIdList, lookUp, search } = getMounted(sessionAtom);
        toPreference(userPref);
        assert((contentIdList === null) === (lookUp === null), 'ids of nowhere');
        assert(search === null || lookUp !== null, 'an answer to no look-up');
        for (const around of [lookUp, search]) {
          if (!around) continue;
          const { mapx, mapy } = around.origin;
          assert(mapx >= 124 && mapx <= 132 && mapy >= 33 && mapy <= 39, 'an origin abroad');
          if (search) toSharePath(search);
        }
        readResults('x')?.forEach(renderCard);
        readFilteredList('x')?.forEach(renderCard);
        claimReload(NOW_MS);
      });
    },
  ),
  target(
    'saved places',
    fc.oneof(
      anyJson,
      fc.array(almostValid(fc.record({ restaurant: anyCard, userPref, savedAt: fc.double() })), {
        maxLength: 4,
      }),
    ),
    (stored) =>
      withStorage({ [SAVED_PLACES_KEY]: stored }, () => {
        for (const place of getMounted(savedPlacesAtom) ?? []) {
          renderCard(place.restaurant);
          toPreference(place.userPref);
        }
      }),
  ),
  target(
    'last results',
    almostValid(
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
      withStorage({ [STORAGE_KEYS.lastResults]: stored }, () => {
        const last = getMounted(lastResultsAtom);
        if (!last) return;
        last.restaurants.forEach(renderCard);
        [
          formatSearchArea(translator, last),
          formatPreference(translator, last.need),
          formatResultCount(translator, last),
        ].forEach(String);
        // Throws for an invalid date.
        new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul' }).format(last.foundAt);
      }),
  ),
  target(
    'stored profile',
    fc.record({
      profile: fc.oneof(
        anyJson,
        almostValid(
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
        almostValid(fc.record({ preference: need, allergens: fc.array(anyName) })),
      ),
    }),
    ({ profile, card }) =>
      withStorage({ [PROFILE_KEY]: profile, [LEGACY_CARD_KEY]: card }, () => {
        const read = readProfile();
        const table = CardTable.from({ profile: read, guests: [], preference: null });
        if (isCardReady(read)) toTableCard(translatorOf('en', 'card'), table);
        assert(
          !/undefined/.test(formatSearchProfile(translator, toSearchProfile(read))),
          'a code without a text',
        );
      }),
  ),
  target(
    'message to the worker',
    fc.oneof(
      anyJson,
      almostValid(
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
  target('assets of a page', anyText, (html) => {
    for (const path of getAssetPaths(`${html}/_next/static/${html}.js"/images/${html}.svg`)) {
      assert(new URL(path, 'https://here.example').origin === 'https://here.example', path);
    }
  }),
];
