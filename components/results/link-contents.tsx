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
    <div className="rounded-card border border-line bg-surface p-3">
      <p className="font-bold">{t('linkHas')}</p>
      <ul className="ml-5 list-disc">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {children}
      <p className="text-fine text-ink-soft">{t('linkIsReadable')}</p>
    </div>
  );
}

interface LinkTickProps {
  /** Check box with what it adds itself: "Include allergies: eggs". */
  label: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  /** Shown until it is ticked. */
  warning?: string;
}

/** Something that travels in a link only with this tick. */
export function LinkTick({ label, isTicked, onChange, warning }: LinkTickProps) {
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
      {warning && !isTicked ? <p className="text-fine text-warn">{warning}</p> : null}
    </>
  );
}
