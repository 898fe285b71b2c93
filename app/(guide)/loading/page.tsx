import type { Metadata } from 'next';
import { RecommendationSearch } from '@/components/guide/recommendation-search';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { SpeechBubble } from '@/components/ui/speech-bubble';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = {
  title: 'Looking around',
  description: 'Kioot is looking for restaurants.',
  robots: { index: false },
};

export default function LoadingPage() {
  return (
    <Screen back={STEPS.loading.back} background>
      <div className="flex flex-1 flex-col items-center justify-center gap-4 pb-[20vh] text-center">
        <Mascot pose="searching" size={256} />
        <SpeechBubble from="above" className="w-full max-w-96">
          <h1 className="text-title text-balance">Kioot is looking around</h1>
          <RecommendationSearch />
        </SpeechBubble>
      </div>
    </Screen>
  );
}
