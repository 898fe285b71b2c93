import { useTranslations } from 'next-intl';
import { RecommendationSearch } from '@/components/wizard/recommendation-search';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { SpeechBubble } from '@/components/ui/speech-bubble';
import { createPageMetadata } from '@/lib/page-metadata';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export const generateMetadata = createPageMetadata('wizard.search');

export default function LoadingPage() {
  const t = useTranslations('wizard');
  return (
    <Screen back={WIZARD_STEPS.loading.back} background>
      <div className="flex flex-1 flex-col items-center justify-center gap-4 pb-[20vh] text-center">
        <Mascot pose="searching" size={256} />
        <SpeechBubble from="above" className="w-full max-w-96">
          <h1 className="text-title text-balance">{t('search.heading')}</h1>
          <RecommendationSearch />
        </SpeechBubble>
      </div>
    </Screen>
  );
}
