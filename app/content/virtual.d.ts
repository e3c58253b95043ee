// Modules that the Vite plugins of build/vite make.
declare module 'virtual:chrome' {
  export const chrome: import('./chrome.ts').Chrome
}
