-- Places whose license was given up: docs/places.md.

alter table public.places add column closed_on date;

comment on column public.places.closed_on is
  'The day its license was given up; null while it is not known to be closed.';

-- A closed place leaves the lists as one does that its sources have dropped.
create or replace function public.follow_place() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.place_verdicts
  set at = point(new.mapx, new.mapy), is_listed = new.vanished_on is null and new.closed_on is null
  where place = new.number;
  return null;
end;
$$;

drop trigger places_followed on public.places;

create trigger places_followed
after update of mapx, mapy, vanished_on, closed_on on public.places
for each row
when (
  (old.mapx, old.mapy, old.vanished_on, old.closed_on)
  is distinct from (new.mapx, new.mapy, new.vanished_on, new.closed_on)
)
execute function public.follow_place();
