-- Recipes; for hosted Supabase and the embedded database.

create type public.post_status as enum ('draft', 'published', 'archived');

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  -- Last segment of the page's address: characters that need no escaping.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  excerpt text check (char_length(excerpt) <= 500),
  -- Path of this site or https address; pages show images of allowed hosts only.
  thumbnail_url text check (thumbnail_url ~ '^(https://|/[^/])'),
  published_at timestamptz,
  status public.post_status not null default 'draft',
  tags text[] check (array_position(tags, null) is null and cardinality(tags) <= 20),
  servings integer check (servings between 1 and 1000),
  time_cook integer check (time_cook between 0 and 100000),
  content jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'published' or published_at is not null)
);

comment on table public.posts is 'Recipes; docs/editors.md says how to write one.';
comment on column public.posts.published_at is 'Shown and sorted by. In the future: the post waits until then.';
comment on column public.posts.time_cook is 'Minutes.';
comment on column public.posts.content is
  'An HTML string, an object with "html" or a string "content", or a structured "recipe" (docs/editors.md).';

create index posts_published_idx on public.posts (published_at desc) where status = 'published';

-- Sets the publication date of a post published without one.
create function public.stamp_post() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'published' and new.published_at is null then
    new.published_at := now();
  end if;
  new.updated_at := now();
  return new;
end;
$$;

create trigger posts_stamp
before insert or update on public.posts
for each row execute function public.stamp_post();

alter table public.posts enable row level security;

revoke all on public.posts from anon, authenticated;
grant select on public.posts to anon, authenticated;
grant all on public.posts to service_role;

create policy "Everyone reads published posts" on public.posts
for select to anon, authenticated
using (status = 'published' and published_at <= now());
