import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface LinkContentsProps {
  /** Parts that the link has. */
  parts: readonly string[];
  /** Check boxes for more. */
  children?: ReactNode;
}

/** Contents of a link before it is shared. */
export function LinkContents({ parts, children }: LinkContentsProps) {
  const t = useTranslations('party');
  return (
    <>
      <p className="font-bold">{t('linkHas')}</p>
      <ul className="ml-5 list-disc">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {children}
      <p className="text-fine text-ink-soft">{t('linkIsReadable')}</p>
    </>
  );
}

interface AllergyTickProps {
  /** Check box with the allergies themselves: "Allergies too: no eggs". */
  label: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

/** Allergies travel only with this tick. */
export function AllergyTick({ label, isTicked, onChange }: AllergyTickProps) {
  const t = useTranslations('party');
  return (
    <>
      <label className="flex min-h-touch items-center gap-2">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ currentTarget: { checked } }) => onChange(checked)}
          className="size-5 shrink-0 accent-brand"
        />
        {label}
      </label>
      {isTicked ? null : <p className="text-fine text-warn">{t('allergiesLeftOut')}</p>}
    </>
  );
}
