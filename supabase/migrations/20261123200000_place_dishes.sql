-- Dishes of each place, to find places by dish (docs/places.md).

create table public.place_dishes (
  engine smallint not null references public.engines (number) on delete cascade,
  place integer not null references public.places (number) on delete cascade,
  -- In menu order.
  keys text[] not null,
  primary key (engine, place)
);

comment on table public.place_dishes is
  'What a version of the engine reads on the menu of a place, dish by dish; written with its verdict.';
comment on column public.place_dishes.keys is 'Of lib/search/dish-key.ts: the same for every spelling of a dish.';

create index place_dishes_keys_idx on public.place_dishes using gin (keys);
create index place_dishes_place_idx on public.place_dishes (place);

alter table public.place_dishes enable row level security;
revoke all on public.place_dishes from anon, authenticated;
grant select on public.place_dishes to anon, authenticated;
grant all on public.place_dishes to service_role;
create policy "Everyone reads" on public.place_dishes for select to anon, authenticated using (true);
