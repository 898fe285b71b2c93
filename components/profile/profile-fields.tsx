'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { ALLERGENS, type Allergen } from '@/lib/engine/needs/allergens';
import { EMPTY_PROFILE } from '@/lib/kept/profile';
import { changeProfileAtom, clearProfileAtom, profileAtom } from '@/lib/kept/profile-atoms';
import { ALLERGEN_WORDS } from '@/lib/words/profile-words';
import { buttonClass } from '../ui/button';

// The table names every code, which `Object.keys` forgets.
const CODES = Object.keys(ALLERGEN_WORDS) as Allergen[];

interface TickProps {
  label: string;
  isTicked: boolean;
  onTick: () => void;
}

/** The browser's own checkbox in a pill that is easy to hit. */
function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <label className="inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-full border-2 border-line-strong bg-surface px-3 font-bold transition-colors duration-tap has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={onTick}
        className="size-4 shrink-0 accent-brand outline-none"
      />
      <span className="first-letter:uppercase">{label}</span>
    </label>
  );
}

/** Allergies to tick, and how hot it may be: the one place where this is changed and cleared. */
export function ProfileFields() {
  const profile = useAtomValue(profileAtom);
  const changeProfile = useSetAtom(changeProfileAtom);
  const clearProfile = useSetAtom(clearProfileAtom);
  const { allergies, notSpicy } = profile ?? EMPTY_PROFILE;

  function toggle(tapped: Allergen) {
    const isTicked = (code: Allergen) => allergies.includes(code) !== (code === tapped);
    changeProfile({ allergies: ALLERGENS.filter(isTicked) });
  }

  return (
    // A tap before the phone's storage has been read would overwrite what it keeps.
    <fieldset disabled={profile === null} className="min-w-0">
      <legend className="sr-only">What must not be in it</legend>
      <div className="flex flex-wrap gap-2">
        {CODES.map((code) => (
          <Tick
            key={code}
            label={ALLERGEN_WORDS[code]}
            isTicked={allergies.includes(code)}
            onTick={() => toggle(code)}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <Tick
          label="not spicy"
          isTicked={notSpicy}
          onTick={() => changeProfile({ notSpicy: !notSpicy })}
        />
        <button type="button" onClick={clearProfile} className={buttonClass('secondary')}>
          Clear
        </button>
      </div>
      <p className="mt-3 text-fine text-ink-soft">
        Kept on this phone until you clear it. It goes along when you search and stands on your card
        for the staff; no link that you share says it.
      </p>
    </fieldset>
  );
}
