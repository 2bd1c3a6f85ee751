import type { PublicWorkflow } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Link } from 'react-router-dom';
import libraryCss from '../../library/components/Library.module.css';
import { catalogTexts } from '../texts.js';

/** What comes nearest to a search that found nothing. */
export function Nearest({ workflows }: { readonly workflows: readonly PublicWorkflow[] }) {
  const t = useTexts(catalogTexts);
  return (
    <section className={libraryCss.nearest} aria-labelledby="nearest">
      <h2 id="nearest">{t.nearest}</h2>
      <ul>
        {workflows.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/workflows/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
