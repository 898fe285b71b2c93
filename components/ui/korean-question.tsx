import { toKoreanQuestion } from '@/lib/staff-card/korean-question';

interface KoreanQuestionProps {
  /** Korean name of the dish. */
  ko: string;
  verdict: Parameters<typeof toKoreanQuestion>[1];
}

/** Question for the staff about a dish, in Korean; nothing where no food can be named. */
export function KoreanQuestion({ ko, verdict }: KoreanQuestionProps) {
  const question = toKoreanQuestion(ko, verdict);
  if (question === undefined) return null;
  return (
    <p lang="ko" className="text-fine break-keep">
      {question}
    </p>
  );
}
