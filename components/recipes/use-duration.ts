import { useTranslations } from 'next-intl';

/** Formats minutes, in hours from 60 on: "45 min", "2 h", "5 h 8 min". */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('recipes');
  return (total) => {
    const [hours, minutes] = [Math.floor(total / 60), total % 60];
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes });
  };
}
