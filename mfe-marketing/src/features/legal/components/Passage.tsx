import { useBrand } from '@stroomwerk/mfe-runtime';
import { TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { fillCompany, pieces } from '../model/document.js';

/** A paragraph's words with the company's names filled in and its links alive. */
export function Passage({ text }: { text: string }) {
  const brand = useBrand();
  return pieces(fillCompany(text, brand)).map((piece) => {
    if (typeof piece === 'string') return piece;
    const { words, href } = piece;
    return href.startsWith('/') ? (
      <TextLink key={href} component={Link} to={href} data-address={href}>
        {words}
      </TextLink>
    ) : (
      <TextLink key={href} href={href}>
        {words}
      </TextLink>
    );
  });
}
