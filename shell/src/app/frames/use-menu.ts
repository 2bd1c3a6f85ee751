import { useAuth } from '@stroomwerk/auth-store';
import { useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import type { NavItem } from '@stroomwerk/ui-kit';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Area, navigationOf } from '../../remotes/navigation.js';
import { useReleases } from '../releases-context.js';
import { shellTexts } from '../texts.js';

/** Whether a menu entry leads to the page on screen or to one above it. A place of a page (`#`) never is one. */
export const isCurrent = (path: string, pathname: string): boolean =>
  !path.includes('#') && (pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));

/** The entries of a menu, from what the active remotes declare, for whoever looks at it. */
export function useMenu(area: Area): readonly NavItem[] {
  const { releaseSet } = useReleases();
  const { status, user } = useAuth();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const authenticated = status === 'authenticated';
  const role = user?.role ?? null;
  const { staff } = useTexts(shellTexts);
  return useMemo(
    () =>
      navigationOf(releaseSet, area, { authenticated, role }).map(
        ({ path, label, emphasis, role: only }) => ({
          href: path,
          label: label[language],
          current: isCurrent(path, pathname),
          ...(emphasis === undefined ? {} : { emphasis }),
          ...(only === undefined ? {} : { group: staff }),
        }),
      ),
    [releaseSet, area, authenticated, role, language, pathname, staff],
  );
}
