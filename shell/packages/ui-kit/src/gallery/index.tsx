import { createRoot } from 'react-dom/client';
import { ToastProvider } from '../index.js';
import '../styles/index.css';
import { Gallery } from './Gallery.js';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ToastProvider>
      <Gallery />
    </ToastProvider>,
  );
