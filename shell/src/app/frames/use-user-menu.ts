import { logout, useAuth } from '@stroomwerk/auth-store';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import type { UserMenu } from '@stroomwerk/ui-kit';
import { useNavigate } from 'react-router-dom';
import { shellTexts } from '../texts.js';
import { chooseTheme, themes, useTheme } from '../theme.js';
import { useMenu } from './use-menu.js';

/** The account of whoever is signed in: their pages, the theme, the way out. Null for a visitor. */
export function useUserMenu(): UserMenu | null {
  const { user } = useAuth();
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const pages = useMenu('footer-account');
  const theme = useTheme();
  if (user === null) return null;
  const leave = async () => {
    await logout();
    await navigate(places.home);
  };
  return {
    name: user.full_name,
    email: user.email,
    items: [
      ...pages.map(({ href, label, current = false }) => ({ id: href, href, label, current })),
      ...themes.map((name, index) => ({
        id: `theme-${name}`,
        label: `${t.theme}: ${t.themes[name]}`,
        current: theme === name,
        divided: index === 0,
        onSelect: () => chooseTheme(name),
      })),
      { id: 'logout', label: t.logout, divided: true, onSelect: () => void leave() },
    ],
  };
}
