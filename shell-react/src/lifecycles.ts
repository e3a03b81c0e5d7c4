import './styles/frame.css';
import './styles/regions.css';
import './styles/skeletons.css';
import './styles/page-skeletons.css';
import './styles/notices.css';

import { Component, createContext, createElement, version } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { FrameProps } from '@paddock/contract';

import { FrameRoot } from './frame/frame-root.tsx';

/** single-spa lifecycles of the always-mounted frame; its props are `FrameProps`. */
export const { bootstrap, mount, unmount } = singleSpaReact<FrameProps>({
  // Named members, not the namespace: bundlers may hand over a namespace with only the names used elsewhere.
  React: { Component, createContext, createElement, version },
  ReactDOMClient: { createRoot },
  renderType: 'createRoot',
  rootComponent: FrameRoot,
  suppressComponentDidCatchWarning: true,
});
