import { searchRules } from '@stroomwerk/contracts/forms';
import { places, useLanguage, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Container, Field, Input, PageHeader, TextLink, useForm } from '@stroomwerk/ui-kit';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { decoded, publicPages, similarPages } from '../remotes/similar.js';
import { BrokenLine } from './broken-line.js';
import css from './not-found.module.css';
import { notFoundTexts } from './not-found-texts.js';
import { useReleases } from './releases-context.js';

/** The shell's own page for an address that no remote declares: what happened, what was meant, and the ways on. */
export function NotFound() {
  const t = useTexts(notFoundTexts);
  const { language } = useLanguage();
  const { releaseSet } = useReleases();
  const { pathname } = useLocation();
  usePageHead({ title: t.title, description: t.description, noindex: true });
  const pages = publicPages(releaseSet);
  const there = new Set(pages.map(({ path }) => path));
  const meant = similarPages(pathname, pages);
  const ways = [
    { path: places.catalog, label: t.catalog },
    { path: places.pricing, label: t.prices },
    { path: places.contact, label: t.contact },
    { path: places.home, label: t.home },
  ].filter(({ path }) => there.has(path.replace(/#.*/, '')));
  return (
    <Container width="narrow" page>
      <BrokenLine label={t.drawing} />
      <PageHeader title={t.title} lead={t.text} />
      <p className={css.address}>
        {t.address}: <code>{decoded(pathname).slice(0, 200)}</code>
      </p>
      {meant.length > 0 && (
        <section>
          <h2 className="h3">{t.meant}</h2>
          <ul className={css.list}>
            {meant.map(({ path, title }) => (
              <li key={path}>
                <TextLink component={Link} to={path}>
                  {title[language]}
                </TextLink>{' '}
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {there.has(places.catalog) && <Search />}
      <nav aria-label={t.on}>
        <ul className={css.ways}>
          {ways.map(({ path, label }) => (
            <li key={path}>
              <TextLink component={Link} to={path}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}

/** Leads to the catalogue with what was asked; a plain form, so that it works without script. */
function Search() {
  const t = useTexts(notFoundTexts);
  const navigate = useNavigate();
  const form = useForm(searchRules, {
    send: ({ q }) =>
      navigate(q === '' ? places.catalog : `${places.catalog}?${new URLSearchParams({ q }).toString()}`),
  });
  return (
    <search>
      <form {...form.props} className={css.search} action={places.catalog} method="get">
        <Field label={t.search}>
          <Input {...form.field('q')} type="search" placeholder={t.placeholder} />
        </Field>
        <Button type="submit">{t.submit}</Button>
      </form>
    </search>
  );
}
