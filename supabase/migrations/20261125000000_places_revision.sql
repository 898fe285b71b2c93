-- Revision of the places: servers reload their index after committed changes (docs/places.md).

create table public.place_changes (
  -- pg_current_xact_id(), one row per transaction: writers never wait, and uncommitted changes are invisible.
  transaction bigint primary key
);

comment on table public.place_changes is
  'The last transactions that changed places, their sources, their verdicts or the versions that serve.';

alter table public.place_changes enable row level security;
revoke all on public.place_changes from anon, authenticated;
grant select on public.place_changes to anon, authenticated;
grant all on public.place_changes to service_role;
create policy "Everyone reads" on public.place_changes for select to anon, authenticated using (true);

create function public.places_revision() returns text
language sql
stable
set search_path = ''
as $$
  -- Over all rows: an earlier transaction may commit later.
  select coalesce(md5(string_agg(transaction::text, ',' order by transaction)), '')
  from public.place_changes;
$$;

comment on function public.places_revision is 'Another text after every change of the places.';

create function public.note_place_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.place_changes values (pg_current_xact_id()::text::bigint) on conflict do nothing;
  if found then
    delete from public.place_changes where transaction in (
      select transaction from public.place_changes
      where transaction < (select transaction from public.place_changes order by transaction desc offset 100 limit 1)
      for update skip locked
    );
  end if;
  return null;
end;
$$;

revoke execute on function public.note_place_change() from public, anon, authenticated;

do $$
declare
  name text;
begin
  foreach name in array array['places', 'place_sources', 'engines', 'place_verdicts'] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on public.%I
       for each statement execute function public.note_place_change()',
      name || '_changed', name
    );
  end loop;
end;
$$;

-- Unused: searches run on the in-memory index.
drop index public.place_verdicts_at_idx;
drop index public.place_verdicts_content_id_idx;
drop index public.places_at_idx;
