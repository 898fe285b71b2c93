-- Recipes in other languages: texts only. Slug, image, tags, servings, amounts and minutes are those of the post.

create table public.post_translations (
  post_id uuid not null references public.posts (id) on delete cascade,
  locale text not null check (locale in ('ja', 'zh-Hans', 'zh-Hant')),
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  excerpt text check (char_length(excerpt) <= 500),
  content jsonb,
  updated_at timestamptz not null default now(),
  primary key (post_id, locale)
);

comment on table public.post_translations is 'Posts in other languages; docs/editors.md says how to write one.';
comment on column public.post_translations.content is
  'As that of the post; of a structured "recipe" the words alone, in the order of the post.';

create function public.stamp_post_translation() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create trigger post_translations_stamp
before insert or update on public.post_translations
for each row execute function public.stamp_post_translation();

alter table public.post_translations enable row level security;

revoke all on public.post_translations from anon, authenticated;
grant select on public.post_translations to anon, authenticated;
grant all on public.post_translations to service_role;

-- The subquery is subject to the policy of posts: translations of hidden posts are hidden.
create policy "Everyone reads translations of published posts" on public.post_translations
for select to anon, authenticated
using (exists (select from public.posts where posts.id = post_translations.post_id));

-- Extended to translations, with their locale: the keys by which pages are cached.
create or replace function public.announce_post_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  told text := case tg_table_name when 'posts' then 'slug' else 'locale' end;
  payload jsonb := jsonb_build_object(
    'type', tg_op,
    'schema', tg_table_schema,
    'table', tg_table_name,
    'record', case when tg_op = 'DELETE' then null else jsonb_build_object(told, to_jsonb(new) -> told) end,
    'old_record', case when tg_op = 'INSERT' then null else jsonb_build_object(told, to_jsonb(old) -> told) end
  );
  url text;
  secret text;
begin
  perform pg_notify('post_changed', payload::text);

  if to_regnamespace('net') is not null and to_regclass('vault.decrypted_secrets') is not null then
    select decrypted_secret into url from vault.decrypted_secrets where name = 'revalidate_url';
    select decrypted_secret into secret from vault.decrypted_secrets where name = 'revalidate_secret';
    if url is not null and secret is not null then
      perform net.http_post(
        url := url,
        body := payload,
        headers := jsonb_build_object('content-type', 'application/json', 'x-revalidate-secret', secret)
      );
    end if;
  end if;
  return null;
end;
$$;

create trigger post_translations_announce
after insert or update or delete on public.post_translations
for each row execute function public.announce_post_change();
