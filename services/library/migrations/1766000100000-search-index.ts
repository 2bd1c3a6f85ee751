import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search moved into the memory of the service (infra/docs/adr/0009-search-index.md). What PostgreSQL searched with goes;
 * what the index reads beside the row comes: the types, resources and operations of a workflow's steps.
 */
export class SearchIndex1766000100000 implements MigrationInterface {
  name = 'SearchIndex1766000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index library.workflow_search, library.workflow_search_text;
      alter table library.workflow drop column search_vector, drop column search_text;
      drop function library.all_languages(text), library.unaccented(text);
      drop text search configuration library.plain, library.english, library.dutch;

      -- json, not jsonb: a file may hold texts that jsonb refuses (\\u0000), and only these three are looked at.
      create function library.actions_of(file text) returns text[]
        language sql immutable parallel safe strict
        as $$
          select coalesce(array_agg(distinct word order by word), '{}')
          from json_array_elements(file::json -> 'nodes') node,
            lateral (values (node ->> 'type'), (node #>> '{parameters,resource}'), (node #>> '{parameters,operation}'))
              words (word)
          where word ~ '^[A-Za-z@][A-Za-z0-9@/._-]{0,99}$' and word <> 'n8n-nodes-base.stickyNote'
        $$;
      alter table library.workflow
        add column actions text[] not null generated always as (library.actions_of(file)) stored;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table library.workflow drop column actions;
      drop function library.actions_of(text);

      create text search configuration library.dutch (copy = pg_catalog.dutch);
      alter text search configuration library.dutch
        alter mapping for hword, hword_part, word with public.unaccent, dutch_stem;
      create text search configuration library.english (copy = pg_catalog.english);
      alter text search configuration library.english
        alter mapping for hword, hword_part, word with public.unaccent, english_stem;
      create text search configuration library.plain (copy = pg_catalog.simple);
      alter text search configuration library.plain
        alter mapping for hword, hword_part, word with public.unaccent, simple;
      create function library.unaccented(value text) returns text
        language sql immutable parallel safe strict
        as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
      create function library.all_languages(value text) returns tsvector
        language sql immutable parallel safe strict
        as $$ select to_tsvector('library.dutch', value) || to_tsvector('library.english', value)
                  || to_tsvector('library.plain', value) $$;

      alter table library.workflow add column search_vector tsvector, add column search_text text;
      update library.workflow set
        search_vector = setweight(library.all_languages(concat_ws(' ', name, english->>'name')), 'A')
          || setweight(library.all_languages(
               concat_ws(' ', array_to_string(integrations, ' '), array_to_string(tags, ' '), category)), 'B')
          || setweight(library.all_languages(
               concat_ws(' ', description, english->>'description', short_benefit, english->>'short_benefit')), 'C'),
        search_text = library.unaccented(concat_ws(' ', name, english->>'name', array_to_string(integrations, ' '),
          array_to_string(tags, ' '), category));
      alter table library.workflow alter column search_vector set not null, alter column search_text set not null;
      create index workflow_search on library.workflow using gin (search_vector);
      create index workflow_search_text on library.workflow using gin (search_text public.gin_trgm_ops);
    `);
  }
}
