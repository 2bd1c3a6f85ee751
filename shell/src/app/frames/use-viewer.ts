import { useAuth } from '@stroomwerk/auth-store';
import { useLanguage } from '@stroomwerk/mfe-runtime';
import { useMemo } from 'react';
import { type Area, navigationOf } from '../../remotes/navigation.js';
import { useReleases } from '../releases-context.js';

export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly button: boolean;
}

/** The entries of a menu, from what the active remotes declare, for whoever looks at it. */
export function useMenu(area: Area): readonly MenuEntry[] {
  const { releaseSet } = useReleases();
  const { status, user } = useAuth();
  const { language } = useLanguage();
  const authenticated = status === 'authenticated';
  const role = user?.role ?? null;
  return useMemo(
    () =>
      navigationOf(releaseSet, area, { authenticated, role }).map(({ path, label, emphasis }) => ({
        path,
        label: label[language],
        button: emphasis === 'button',
      })),
    [releaseSet, area, authenticated, role, language],
  );
}
