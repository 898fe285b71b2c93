import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { DataAge } from '@/components/layout/data-age';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { SpeechBubble } from '@/components/ui/speech-bubble';
import { getSnapshotInfo } from '@/lib/places/store';
import { SITE } from '@/lib/site';

/** The age of the data is counted in days. */
export const revalidate = 86_400;

export const metadata: Metadata = {
  title: 'About',
  description: `Who ${SITE.name} is, how restaurants are chosen, where the data comes from and how old it is, and what the dietary words mean.`,
  alternates: { canonical: '/intro' },
};

const LINK = 'font-bold text-brand underline underline-offset-2';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 space-y-3 rounded-card border border-line bg-surface p-5 shadow-card">
      <h2 className="text-card">{title}</h2>
      {children}
    </section>
  );
}

const STEPS_OF_CHOOSING = [
  'I take every restaurant I know of within the distance you picked, in a straight line from the middle of the area, or from where you are.',
  'I read its name and its menu, dish by dish, with a dictionary of Korean dishes: what is in them, and what kitchens often add without saying so, such as anchovy broth, fish sauce or lard.',
  'I keep the places where somebody who eats as you do finds a dish, and put those first where more of the menu is for you.',
] as const;

const WORDS = [
  ['Strict vegan', 'No meat, fish, seafood, dairy or eggs, and no broth or sauce made from them.'],
  ['Lacto-ovo vegetarian', 'As strict vegan, but dairy and eggs are fine.'],
  [
    'Halal',
    'The restaurant itself says it is halal, or it is a kitchen that usually cooks halal, such as Uzbek or Turkish: then it says “maybe”. Pork or alcohol on the menu rules it out. A menu that only lacks pork does not make a place halal. I check no certificates.',
  ],
  [
    'Maybe',
    'Probably right for you, but recipes differ, or something hidden is likely. Ask before you order.',
  ],
  ['Unknown', 'The menu does not say enough to tell. I never count unknown as safe.'],
] as const;

interface Credit {
  what: string;
  whose: string;
  ko?: string;
  terms: string;
}

/** Whom the licences of what is shown ask to be named: data/SOURCES.md. */
const CREDITS: readonly Credit[] = [
  {
    what: 'Restaurants',
    whose: 'Korea Tourism Organization TourAPI and Visit Seoul (Seoul Tourism Organization)',
    ko: '한국관광공사, 서울관광재단',
    terms: 'Used with attribution under the terms of the public data they offer.',
  },
  {
    what: 'English names of dishes',
    whose: 'Korean Food Promotion Institute',
    ko: '한식진흥원',
    terms: 'Its 800 dishes, KOGL type 1; the rest of the dictionary is our own.',
  },
  {
    what: 'Subway stations',
    whose: 'Seoul Metropolitan Government and Seoul Metro',
    ko: '서울특별시, 서울교통공사',
    terms: 'Seoul Open Data Plaza, used with attribution.',
  },
  {
    what: 'River and subway lines on the map',
    whose: '© OpenStreetMap contributors',
    terms: 'Open Database License.',
  },
  {
    what: 'Districts on the map',
    whose: 'Statistics Korea',
    ko: '통계청',
    terms: 'Outlines of 2013, simplified, as kept in southkorea/seoul-maps (Apache License 2.0).',
  },
  { what: 'Letters', whose: 'Nunito', terms: 'SIL Open Font License 1.1.' },
  { what: 'Pictures', whose: `Drawn for ${SITE.name}`, terms: '' },
];

export default function IntroPage() {
  const snapshot = getSnapshotInfo(new Date());
  return (
    <Screen back="/">
      <div className="flex flex-col items-center gap-3 text-center">
        <Mascot pose="greeting" size={180} />
        <SpeechBubble from="above" className="w-full">
          <h1 className="text-title text-balance">About {SITE.name}</h1>
          <p className="mt-2 text-balance">
            Every autumn a last persimmon stays on the tree, for the magpies or for whoever comes
            by. That is me: a guest’s share. I put on my hat and came down to show you around.
          </p>
        </SpeechBubble>
      </div>

      <Part title="What I do">
        <p>{SITE.description}</p>
        <p>
          When I have seen enough of the city I cook: the{' '}
          <Link href="/recipies" className={LINK}>
            recipes
          </Link>{' '}
          come from a Korean mom’s kitchen.
        </p>
      </Part>

      <Part title="How I choose">
        <ol className="list-decimal space-y-2 pl-5">
          {STEPS_OF_CHOOSING.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          Nobody pays to be listed, and nobody has tasted every dish. Menus change and recipes
          differ, so please double-check ingredients with the restaurant, above all with an allergy.
        </p>
      </Part>

      <Part title="What the words mean">
        <dl className="space-y-3">
          {WORDS.map(([word, meaning]) => (
            <div key={word}>
              <dt className="font-bold text-brand">{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Part>

      <Part title="Where the data comes from">
        <p>
          From the open data of the{' '}
          <a href={SITE.dataSource.url} target="_blank" rel="noopener" className={LINK}>
            {SITE.dataSource.name}
          </a>{' '}
          (<span lang="ko">{SITE.dataSource.nameKo}</span>) and Visit Seoul (
          <span lang="ko">서울관광재단</span>).
        </p>
        <DataAge snapshot={snapshot} />
        <p>
          Some places will have moved or closed since. If a restaurant matters to you, look it up on
          the map before you walk.
        </p>
      </Part>

      <Part title="What we keep">
        <p>
          Nothing about you on our servers: no account, no cookies. What you answer is sent to us
          only to find restaurants, then dropped. Page views may be counted, without names.
        </p>
        <p>
          Your phone is asked where it is only when you tap “Use where I am” or “From where I am”.
          Distances are worked out on your phone. A search from where you are sends your position
          rounded to about 100 m, and we drop it with the answer. This tab keeps the rounded
          position until you open the home screen or close the tab. A link you share names the
          nearest station instead, unless you tick “My position”.
        </p>
        <p>
          Your answers and the list are forgotten when you open the home screen. Your last results,
          your saved places, your allergies and the map you chose stay in this browser until you
          clear them; last results from where you were do not say where that was.
        </p>
        <p>
          A menu that you photograph, paste or type is read on your phone and sent to nobody. The
          dishes of the last 30 menus stay in this browser with the day you read them, the photo
          only where you tick it, and the place where you add one. Each can be removed where menus
          are read.
        </p>
      </Part>

      <Part title="Credits and licences">
        <dl className="space-y-3">
          {CREDITS.map(({ what, whose, ko, terms }) => (
            <div key={what}>
              <dt className="font-bold">{what}</dt>
              <dd>
                {whose}
                {ko ? (
                  <>
                    {' '}
                    (<span lang="ko">{ko}</span>)
                  </>
                ) : null}
                . {terms}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
    </Screen>
  );
}
