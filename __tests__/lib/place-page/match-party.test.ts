import { expect, it } from '@jest/globals';
import { createPartyRanker, type Guest } from '@kioot/engine';
import { createPlaceClassifier, getLexicon } from '@kioot/engine/lexicon';
import { toCompactFacts, type MatchableDiet } from '@kioot/engine/verdicts';
import { matchParty } from '@/lib/place-page/match-party';
import places from '@/data/restaurants.json';

const classify = createPlaceClassifier();
const substances = new Map(getLexicon().substances.map((each) => [each.name, each]));
const NONE = { allergies: [] };
const PEOPLE: readonly Guest[] = [
  { preference: { kind: 'any' }, restrictions: NONE },
  { preference: { kind: 'strictVegan' }, restrictions: NONE },
  { preference: { kind: 'lactoOvo' }, restrictions: { allergies: ['egg'] } },
  { preference: { kind: 'halal' }, restrictions: { allergies: [], notSpicy: true } },
  { preference: { kind: 'meats', meats: ['pork', 'beef'] }, restrictions: NONE },
  { preference: { kind: 'any' }, restrictions: { allergies: ['peanut'], severe: ['peanut'] } },
];

it('matches places as the search does, for two to six people', () => {
  const sample = places.filter((_, at) => at % 7 === 0);
  expect(sample.length).toBeGreaterThan(30);
  let sharedCount = 0;
  for (const place of sample) {
    const diet = classify({
      ...{ contentId: place.contentId, title: place.title },
      ...{ firstmenu: place.firstmenu ?? '', treatmenu: place.treatmenu ?? '' },
    });
    const sent: MatchableDiet = {
      ...diet,
      dishes: diet.dishes.map((dish) => ({
        serving: dish.serving,
        ...toCompactFacts(dish, substances),
      })),
    };
    sharedCount += sent.dishes.filter(({ isShared }) => isShared).length;
    for (let count = 2; count <= PEOPLE.length; count += 1) {
      const party = PEOPLE.slice(-count);
      const table = party.map(({ preference, restrictions }) => ({
        ...{ need: preference, profile: restrictions },
      }));
      const searched = createPartyRanker(party).match(diet);
      expect([place.title, ...matchParty(sent, table)]).toEqual([
        place.title,
        ...searched.map(({ fit }) => fit),
      ]);
    }
  }
  expect(sharedCount).toBeGreaterThan(10);
});
