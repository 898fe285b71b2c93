-- Fields that open lists add to places (docs/places.md).

alter table public.places
  add column kind text check (kind in ('meal', 'cafe', 'bar')),
  add column error_m double precision check (error_m > 0),
  add column last_seen jsonb check (jsonb_typeof(last_seen) = 'object'),
  add column prices jsonb check (jsonb_typeof(prices) = 'array');

comment on column public.places.kind is 'For meals, for coffee and sweets, or for drinks.';
comment on column public.places.error_m is 'Error of an interpolated point in meters: the 90th percentile of its list.';
comment on column public.places.last_seen is
  'Source -> last year that it had the place, unless that is the year of the source.';
comment on column public.places.prices is
  '[dish, won] of open lists, which have no ids for their lines; facts.prices has their source and year.';
