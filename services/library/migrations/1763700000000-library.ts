import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The library's own schema. Both text-search configurations leave accents out (stack.md, "Search"). */
export class Library1763700000000 implements MigrationInterface {
  name = 'Library1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists library;
      create extension if not exists unaccent with schema public;
      create extension if not exists pg_trgm with schema public;

      create text search configuration library.dutch (copy = pg_catalog.dutch);
      alter text search configuration library.dutch
        alter mapping for hword, hword_part, word with public.unaccent, dutch_stem;
      create text search configuration library.english (copy = pg_catalog.english);
      alter text search configuration library.english
        alter mapping for hword, hword_part, word with public.unaccent, english_stem;
      create text search configuration library.plain (copy = pg_catalog.simple);
      alter text search configuration library.plain
        alter mapping for hword, hword_part, word with public.unaccent, simple;

      -- unaccent() is not immutable because its dictionary may change; naming the dictionary makes that our promise.
      create function library.unaccented(value text) returns text
        language sql immutable parallel safe strict
        as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
      create function library.all_languages(value text) returns tsvector
        language sql immutable parallel safe strict
        as $$ select to_tsvector('library.dutch', value) || to_tsvector('library.english', value)
                  || to_tsvector('library.plain', value) $$;
    `);
    await runner.query(`
      create table library.workflow (
        id uuid primary key default gen_random_uuid(),
        filename text not null unique,
        slug text not null unique,
        name text not null,
        description text not null,
        description_source text not null,
        trigger_type text not null,
        complexity text not null,
        node_count integer not null,
        integrations text[] not null,
        community_integrations text[] not null,
        category text not null,
        tags text[] not null,
        difficulty text,
        time_to_deploy text,
        short_benefit text,
        tier_required text,
        top_rank integer,
        minutes_saved integer not null,
        author text not null,
        licence text not null,
        checked_with_n8n text,
        accounts jsonb not null,
        setup_steps jsonb not null,
        steps jsonb not null,
        graph jsonb not null,
        english jsonb,
        file text not null,
        content_hash char(64) not null,
        fingerprint char(64) not null unique,
        row_hash char(64) not null,
        source text not null check (source in ('catalogue', 'import')),
        published boolean not null,
        verified boolean not null,
        search_vector tsvector not null,
        search_text text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index workflow_description on library.workflow (md5(description));
      create index workflow_search on library.workflow using gin (search_vector);
      create index workflow_search_text on library.workflow using gin (search_text public.gin_trgm_ops);
      create index workflow_filters on library.workflow (category, trigger_type, complexity) where published;
      create index workflow_order on library.workflow (top_rank nulls last, name, filename) where published;

      create table library.library_state (
        id integer primary key check (id = 1),
        version integer not null,
        catalogue_hash char(64),
        changed_at timestamptz
      );
      insert into library.library_state (id, version) values (1, 0);

      create table library.entitlement (
        user_id uuid primary key,
        version integer not null,
        status text not null,
        price_tier text,
        current_period_end timestamptz,
        changed_at timestamptz not null
      );

      create table library.download (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        filename text not null,
        content_hash char(64) not null,
        free boolean not null,
        downloaded_at timestamptz not null
      );
      create index download_user on library.download (user_id, downloaded_at);

      create table library.free_choice (
        user_id uuid primary key,
        filename text not null,
        chosen_at timestamptz not null
      );

      create table library.automation (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        name text not null,
        status text not null check (status in ('running', 'paused', 'stopped')),
        workflow_filename text,
        minutes_saved_per_run integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index automation_user on library.automation (user_id, created_at desc, id);

      create table library.automation_run (
        id uuid primary key default gen_random_uuid(),
        automation_id uuid not null references library.automation (id) on delete cascade,
        status text not null check (status in ('success', 'error', 'canceled')),
        started_at timestamptz not null,
        finished_at timestamptz
      );
      create index automation_run_automation on library.automation_run (automation_id, started_at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table library.automation_run, library.automation, library.free_choice, library.download,
        library.entitlement, library.library_state, library.workflow;
      drop function library.all_languages(text), library.unaccented(text);
      drop text search configuration library.plain, library.english, library.dutch;
    `);
  }
}
