-- Format of the verdicts' bytes, and digest of the classified text (docs/places.md).

-- 0: earlier releases, whose bytes have no format number.
alter table public.engines
  add column format smallint not null default 0 check (format between 0 and 255);

comment on column public.engines.format is
  'PACKED_FORMAT of lib/engine/judge/packed-format.ts; 0 before there were numbers. A server reads only its own.';
comment on column public.engines.finished_at is
  'When every place was judged by it; null while that goes on. The last one finished serves, of those of a format.';

-- Null in verdicts of earlier releases.
alter table public.place_verdicts add column text_digest uuid;

comment on column public.place_verdicts.text_digest is
  'MD5 of all that judging read of the place. One of other text is judged again, whenever its transaction began.';
comment on column public.places.updated_at is 'Set by every change.';
