-- More letters that a reader of a terminal does not see, sent past our server with the anonymous key: joiners, soft
-- hyphens, Hangul fillers and tag letters. Our server sends none (`lib/plain-line.ts`). Not checked in older reports.
alter table public.reports add constraint reports_unseen_letters check (
  concat(content_id, dish, note)
    !~ '[\u00ad\u115f\u1160\u180e\u200c\u200d\u2060-\u2064\u206a-\u206f\u3164\uffa0\ufff9-\ufffb\U000e0001\U000e0020-\U000e007f]'
) not valid;
