-- Webhook of every change, with the payload of a Supabase database webhook
-- (https://supabase.com/docs/guides/database/webhooks) reduced to slugs.
--
-- Hosted: pg_net posts to the address in the Vault secret `revalidate_url`, with `revalidate_secret` in the
-- header `x-revalidate-secret`; nothing is sent without both secrets (docs/editors.md).
-- Embedded: the database's server listens on the channel `post_changed` and posts.

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
end;
$$;

create function public.announce_post_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  payload jsonb := jsonb_build_object(
    'type', tg_op,
    'schema', tg_table_schema,
    'table', tg_table_name,
    'record', case when tg_op = 'DELETE' then null else jsonb_build_object('slug', new.slug) end,
    'old_record', case when tg_op = 'INSERT' then null else jsonb_build_object('slug', old.slug) end
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

revoke execute on function public.announce_post_change() from public, anon, authenticated;

create trigger posts_announce
after insert or update or delete on public.posts
for each row execute function public.announce_post_change();
