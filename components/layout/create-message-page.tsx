import type { Metadata } from 'next';
import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { Mascot } from '../mascot/mascot';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { CenteredMessage } from './message-screen';
import { Screen } from './screen';

interface MessagePageTexts {
  title: string;
  text: string;
  /** Label of the link to a search. */
  action: string;
}

interface PageProps<Params> {
  params: Promise<Params>;
}

/**
 * Creates a page that `middleware.ts` shows where there is nothing to see, with its metadata.
 *
 * @param toTexts null for parameters that the middleware lets through to no page
 */
export function createMessagePage<Namespace extends keyof Messages, Params = unknown>(
  namespace: Namespace,
  toTexts: (
    t: Awaited<ReturnType<typeof getTranslations<Namespace>>>,
    params: Params,
  ) => MessagePageTexts | null,
) {
  async function getTexts({ params }: PageProps<Params>): Promise<MessagePageTexts> {
    return toTexts(await getTranslations(namespace), await params) ?? notFound();
  }

  return {
    async generateMetadata(props: PageProps<Params>): Promise<Metadata> {
      const { title } = await getTexts(props);
      return { title, robots: { index: false } };
    },
    async MessagePage(props: PageProps<Params>) {
      const { title, text, action } = await getTexts(props);
      return (
        <Screen back="/">
          <CenteredMessage title={title} picture={<Mascot pose="lost" size={160} />}>
            <p className="text-balance text-ink-soft">{text}</p>
            <Link href={WIZARD_STEPS.location.path} className={buttonClass()}>
              {action}
            </Link>
          </CenteredMessage>
        </Screen>
      );
    },
  };
}
