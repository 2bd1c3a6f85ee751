// Both halves of zustand by path, so that sharing the package does not send it through the share scope twice.
export { create, useStore } from 'zustand/react';
export { createStore } from 'zustand/vanilla';
