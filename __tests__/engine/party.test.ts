import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  GUEST_FITS,
  MEATS,
  createPartyRanker,
  createRestaurantMatcher,
  type PersonNeeds,
  type GuestFit,
} from '@kioot/engine';
import { createPlaceClassifier } from '@kioot/engine/lexicon';
import { ALLERGENS } from '@kioot/engine/needs';
import { isClaimedFreeFrom, packPlace, unpackPlaces } from '@kioot/engine/verdicts';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import { sample, sampled, toRuns } from '../helpers/sample';

const classifyPlace = createPlaceClassifier();
const diets = sample(parseBundledRows(), 400).map(classifyPlace);
const block = unpackPlaces(Buffer.concat(diets.map((diet) => packPlace(diet, true))));
const candidates = { rows: [...diets.keys()], distancesM: diets.map((_, at) => at % 2_000) };

const preferences = fc.oneof(
  fc.constantFrom(
    { kind: 'any' as const },
    { kind: 'halal' as const },
    { kind: 'strictVegan' as const },
    { kind: 'lactoOvo' as const },
  ),
  fc.record({
    kind: fc.constant('meats' as const),
    meats: fc.uniqueArray(fc.constantFrom(...MEATS), { minLength: 1, maxLength: 3 }),
  }),
);
const allergens = fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 2 });
const guests: fc.Arbitrary<PersonNeeds> = fc.record({
  need: preferences,
  profile: fc
    .record({ allergies: allergens, isSevere: fc.boolean(), notSpicy: fc.boolean() })
    .map(({ allergies, isSevere, notSpicy }) => ({
      allergies,
      ...(isSevere ? { severe: allergies } : {}),
      ...(notSpicy ? { notSpicy } : {}),
    })),
});
const parties = fc.array(guests, { minLength: 1, maxLength: 5 });
/** Parties over all those places; a failing run prints its seed. */
const RUNS = { numRuns: 12 };

const toGrade = (fit: GuestFit) => GUEST_FITS.indexOf(fit);

it(sampled('is no better for anyone when a person joins'), () => {
  fc.assert(
    fc.property(parties, guests, (party, joining) => {
      const before = createPartyRanker(party);
      const after = createPartyRanker([...party, joining]);
      for (const diet of diets) {
        const matches = after.match(diet);
        for (const [at, { fit, sure, match }] of before.match(diet).entries()) {
          const now = matches[at];
          const isNoBetter = now && toGrade(now.fit) >= toGrade(fit) && now.sure <= sure;
          if (!isNoBetter) expect({ diet, fit, sure, match }).toEqual({ diet, ...now });
        }
      }
    }),
    RUNS,
  );
});

it(sampled('is the same in any order of people'), () => {
  fc.assert(
    fc.property(parties, (party) => {
      const { order, fits } = createPartyRanker(party).rank(block, candidates);
      const reversed = createPartyRanker([...party].reverse()).rank(block, candidates);
      expect(reversed.order).toEqual(order);
      expect(reversed.fits).toEqual(fits);
    }),
    RUNS,
  );
});

it(sampled('is the match of one person for a party of one'), () => {
  fc.assert(
    fc.property(guests, (guest) => {
      const { match } = createPartyRanker([guest]);
      const matchAlone = createRestaurantMatcher(guest.need, guest.profile);
      for (const diet of diets) expect(match(diet)[0]?.match).toEqual(matchAlone(diet));
    }),
    { numRuns: 4 },
  );
});

it(sampled('asks about every shared dish beside a severe allergy of anyone'), () => {
  fc.assert(
    fc.property(parties, fc.constantFrom(...ALLERGENS), (party, code) => {
      const allergic: PersonNeeds = {
        need: { kind: 'any' },
        profile: { allergies: [code], severe: [code] },
      };
      const { match } = createPartyRanker([...party, allergic]);
      for (const diet of diets) {
        const uncapped = new Set(
          diet.dishes
            .filter((dish) => dish.isShared && !isClaimedFreeFrom(dish, code))
            .map(({ dish }) => dish),
        );
        if (uncapped.size === 0) continue;
        const promised = match(diet).flatMap(({ match: { dishes } }) => dishes);
        expect(promised.filter((dish) => uncapped.has(dish))).toEqual([]);
      }
    }),
    RUNS,
  );
});

it(sampled('finds the same in packed places'), () => {
  fc.assert(
    fc.property(parties, (party) => {
      const { rank, match } = createPartyRanker(party);
      const worstOf = (at: number) =>
        Math.max(...match(diets[at] ?? block.getDiet(at)).map(({ fit }) => toGrade(fit)));
      const { order, fits } = rank(block, candidates);
      expect(fits.map(toGrade)).toEqual(order.map(worstOf));
    }),
    { numRuns: 4 },
  );
});

it(sampled('names dishes of the match of each person'), () => {
  fc.assert(
    fc.property(parties, (party) => {
      const { match, findDishes } = createPartyRanker(party);
      for (const diet of diets) {
        const matches = match(diet);
        for (const [at, { fit, sure, dishes }] of findDishes(diet).entries()) {
          const own = matches[at];
          const shown = (fit === 'yes' ? own?.match.dishes : own?.match.askable) ?? [];
          // A halal kitchen is decided without its dishes.
          const isByPlace = party[at]?.need.kind === 'halal' && own?.match.known === 0;
          const isNamed = fit !== 'unknown' && fit !== 'no';
          const isSame =
            own?.fit === fit &&
            own.sure === sure &&
            (isNamed || dishes.length === 0) &&
            (isByPlace || dishes.every(({ dish }) => shown.includes(dish)));
          if (!isSame) expect({ fit, sure, dishes }).toEqual(own);
        }
      }
    }),
    toRuns(50),
  );
});
