import type { RenderLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';

/** How the kit's frames draw a link: without loading the page anew. */
export const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
