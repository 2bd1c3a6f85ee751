// What remotes have of zustand.
export { create, createStore, useStore } from 'zustand';
