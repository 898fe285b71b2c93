import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { romanize } from 'es-hangul';
import messages from '@/messages/en.json';
import { fillPhrase } from '@/lib/staff-card/fill-phrase';
import { ALLERGEN_FOODS, type CardAllergen } from '@/lib/staff-card/foods';
import {
  OTHER_PERSONS,
  PERSON_NOUNS,
  PHRASES,
  getKorean,
  isPersonPhrase,
  type PhraseId,
} from '@/lib/staff-card/phrases';
import { translatorOf } from '../../helpers/translator';

const t = translatorOf('en', 'card');
const ids = Object.keys(PHRASES) as PhraseId[];

const page = readFileSync('docs/staff-card.md', 'utf8').replace(/\s+/g, ' ');
const FIELDS = ['Read', 'On the card', 'Literally', 'Why so', 'Remark'];

/** Section of the document about one sentence. */
function sectionOf(title: string): string {
  const [, section = ''] = page.split(` ${title} > `);
  return section.split(/ #{2,3} | \*\*[\w-]+\*\* > /)[0] ?? '';
}

function fieldsOf(section: string): Map<string, string> {
  return new Map(
    [...section.matchAll(/- \*\*([^:*]+):\*\* (.*?)(?= - \*\*|$)/g)].map(
      ([, name = '', text = '']) => [name, text.trim()],
    ),
  );
}

describe('docs/staff-card.md reviews every sentence', () => {
  it.each(ids)('%s', (id) => {
    const { ko } = PHRASES[id];
    const section = sectionOf(`### ${id}`);
    const fields = fieldsOf(section);
    expect(section.startsWith(ko)).toBe(true);
    expect([...fields.keys()]).toEqual(FIELDS);
    expect(fields.get('Read')).toBe(romanize(ko));
    expect(fields.get('On the card')).toBe(messages.card.phrases[id]);
    for (const name of FIELDS.slice(2)) expect(fields.get(name)).toMatch(/\w.*[.?]$/);
  });

  it.each(Object.keys(ALLERGEN_FOODS) as CardAllergen[])('hidden sources of %s', (allergen) => {
    const { nouns, open, hidden } = ALLERGEN_FOODS[allergen];
    const { ko, translation } = fillPhrase(t, 'hiddenAllergen', { open, hidden, noun: nouns });
    const section = sectionOf(`**${allergen}**`);
    const fields = fieldsOf(section);
    expect(section.startsWith(ko)).toBe(true);
    expect(fields.get('Read')).toBe(romanize(ko));
    expect(fields.get('On the card')).toBe(translation);
    expect(fields.get('Remark')).toMatch(/\w.*[.?]$/);
  });

  it.each(ids.filter(isPersonPhrase))('%s for others', (id) => {
    const section = `> ${sectionOf(`### ${id} for others`)}`;
    const variants = [...section.matchAll(/> - (.*?)(?= > - | - \*\*|$)/g)].map(([, ko]) => ko);
    expect(variants).toEqual(OTHER_PERSONS.map((person) => getKorean(id, person)));
  });

  it.each(OTHER_PERSONS)('names the food of %s', (person) => {
    expect(page).toMatch(new RegExp(`\`${PERSON_NOUNS[person]}[이가] 먹지 못하는 재료\``));
  });

  it('has no other sentence', () => {
    const reviewed = [...page.matchAll(/### (\w+) >/g)].map(([, id]) => id);
    expect(reviewed.sort()).toEqual(Object.keys(PHRASES).sort());
  });
});
