import type { TopWorkflow } from '@stroomwerk/contracts/library';
import { useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { CategoryIcon, categoryName, DifficultyBadge, MiniGraph, TextLink } from '@stroomwerk/ui-kit';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCategories, useLibraryStats, useTop12Sample } from '../api/reads.js';
import { categoryPath, largest, publicPath, varied } from '../model/preview.js';
import { previewTexts } from '../preview-texts.js';
import css from './Preview.module.css';

const facets = 6;

/** Three workflows as a search shows them, beside the categories with their counts; each leads to the public catalogue. */
export function PreviewLibrary() {
  const t = useTexts(previewTexts).find;
  const format = useFormat();
  const { language } = useLanguage();
  const stats = useLibraryStats();
  const categories = useCategories();
  const top = useTop12Sample();
  const shown = top ? varied(top.workflows) : [];
  return (
    <article className={css.library}>
      <header className={css.head}>
        <h3>{t.title}</h3>
        {stats && shown.length > 0 ? (
          <span className="caption">
            {t.showing(format.number(shown.length), format.number(stats.total))}
          </span>
        ) : null}
      </header>
      <div className={css.shelves}>
        {categories ? (
          <nav className={css.facets} aria-label={t.facets}>
            <ul>
              {largest(categories, facets).map(({ category, count }) => (
                <li key={category}>
                  <Link to={categoryPath(category)}>
                    <CategoryIcon category={category} />
                    <span>{categoryName(category, language)}</span>
                    <span className={css.count}>{format.number(count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {shown.length > 0 ? (
          <ul className={css.results}>
            {shown.map((workflow) => (
              <Result key={workflow.slug} workflow={workflow} />
            ))}
          </ul>
        ) : (
          <p className={css.silent}>{t.loading}</p>
        )}
      </div>
      <footer className={css.foot}>
        <TextLink standalone component={Link} to="/workflows">
          <Search size={14} aria-hidden="true" /> {t.all}
        </TextLink>
      </footer>
    </article>
  );
}

function Result({ workflow }: { workflow: TopWorkflow }) {
  const t = useTexts(previewTexts).find;
  const format = useFormat();
  return (
    <li className={css.result}>
      <div className={css.graph}>
        <MiniGraph graph={workflow.graph} label="" />
      </div>
      <div className={css.about}>
        <h4>
          <Link to={publicPath(workflow)}>{workflow.title}</Link>
        </h4>
        <p>{workflow.short_benefit}</p>
        <div className={css.labels}>
          <DifficultyBadge difficulty={workflow.difficulty} />
          <span className="caption">
            {t.steps(format.number(workflow.node_count))} · {workflow.time_to_deploy}
          </span>
        </div>
      </div>
    </li>
  );
}
