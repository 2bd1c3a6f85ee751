import { useBrand, useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { LanguageSwitch, MiniGraph, Wordmark } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLibraryFigures, useTop } from '../api/use-auth.js';
import { authTexts } from '../texts.js';
import css from './Auth.module.css';

/** Five rows of five; a tile is its place, the wall never reorders. */
const tiles = Array.from({ length: 25 }, (_, place) => ({ place, key: `tile-${place}` }));

/** A sheet with a form on the left and, on the right, the library as a wall of its own graphs. */
export function AuthFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(authTexts);
  const { language, setLanguage } = useLanguage();
  const brand = useBrand();
  return (
    <div className={css.auth}>
      <div className={css.sheet}>
        <Link to="/" className={css.home} aria-label={brand.name}>
          <Wordmark name={brand.name} />
        </Link>
        <div className={css.content}>
          <h1 className={css.title}>{title}</h1>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {children}
        </div>
        <footer className={css.foot}>
          <Link to="/terms">{t.legalTerms}</Link>
          <Link to="/privacy">{t.legalPrivacy}</Link>
          <LanguageSwitch language={language} onLanguage={setLanguage} />
        </footer>
      </div>
      <Wall />
    </div>
  );
}

/** Decoration with a true core: the tiles are graphs of the library's Top 12, the figures its statistics. */
function Wall() {
  const t = useTexts(authTexts);
  const format = useFormat();
  const top = useTop();
  const figures = useLibraryFigures();
  const graphs = top?.workflows.map(({ graph }) => graph) ?? [];
  return (
    <div className={css.wall}>
      <div className={css.tiles} aria-hidden="true">
        {tiles.map(({ place, key }) => {
          const graph = graphs[(place * 5) % Math.max(1, graphs.length)];
          return (
            <span key={key} className={css.tile}>
              {graph ? <MiniGraph graph={graph} label="" onFlood small columns={7} /> : null}
            </span>
          );
        })}
      </div>
      <div className={css.claim}>
        <p className={css.claimText}>{t.wall}</p>
        <p className={css.claimFigures}>
          {figures
            ? t.wallFigures(format.number(figures.total), format.number(figures.unique_integrations))
            : '\u00a0'}
        </p>
      </div>
    </div>
  );
}
