import { places, useBrand, useLanguage } from '@stroomwerk/mfe-runtime';
import type { FrameProps } from '@stroomwerk/ui-kit';
import type { Area } from '../../remotes/navigation.js';
import { routerLink } from './router-link.js';
import { useMenu } from './use-menu.js';

/** What both headers take: name, menu, language. */
export function useFrame(area: Area): FrameProps {
  const { name } = useBrand();
  const { language, setLanguage } = useLanguage();
  return {
    brand: name,
    homeHref: places.home,
    items: useMenu(area),
    renderLink: routerLink,
    language,
    onLanguage: setLanguage,
  };
}
