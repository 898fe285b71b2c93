-- Mistakes that visitors report: docs/editors.md. The anonymous key is public, so every limit is checked here.

create type public.report_kind as enum ('closed', 'hours', 'menu', 'position', 'dish');
create type public.report_status as enum ('open', 'accepted', 'rejected');

create table public.reports (
  number integer generated always as identity primary key,
  -- Made on the phone: a report that is sent twice is stored once.
  id uuid not null unique,
  content_id text not null check (char_length(content_id) between 1 and 64),
  kind public.report_kind not null,
  dish text check (char_length(dish) between 1 and 200),
  note text check (char_length(note) between 1 and 500),
  status public.report_status not null default 'open',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check (dish is null or kind = 'dish'),
  check ((status = 'open') = (decided_at is null)),
  -- Control characters, line breaks, bidirectional overrides and invisible letters would deceive a reader of a terminal.
  check (
    concat(content_id, dish, note)
      !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]'
  )
);

comment on table public.reports is
  'Mistakes reported by visitors: no name, no address, no position. npm run db -- reports decides.';
comment on column public.reports.dish is 'Korean name of the dish that is not as listed.';
comment on column public.reports.created_at is 'The day of the fact, once it is accepted.';

create index reports_created_idx on public.reports (created_at);

-- At most 500 reports in any 24 hours, however they are sent. Counting takes the owner's rights: nobody else reads.
create function public.limit_reports() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One insert at a time, or concurrent ones would each miss the rows of the others.
  perform pg_advisory_xact_lock(hashtext('public.reports'));
  -- Rows of the same statement count: a list of reports passes no more than they do one by one.
  if (select count(*) from public.reports where created_at > now() - interval '24 hours') >= 500 then
    -- PostgREST answers 429 for this state.
    raise sqlstate 'PT429' using message = 'Too many reports today.';
  end if;
  -- Else old rows would not count. Grants forbid it too, which the embedded database does not know.
  new.created_at := now();
  return new;
end;
$$;

revoke execute on function public.limit_reports() from public, anon, authenticated;

create trigger reports_limit
before insert on public.reports
for each row execute function public.limit_reports();

alter table public.reports enable row level security;

revoke all on public.reports from anon, authenticated;
-- No select, no update, no delete; number, status and both times are ours.
grant insert (id, content_id, kind, dish, note) on public.reports to anon;
grant all on public.reports to service_role;

create policy "Visitors report" on public.reports
for insert to anon
with check (status = 'open' and decided_at is null);
