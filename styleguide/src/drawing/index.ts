export { drawReact, type ReactDrawing } from './draw-react.tsx';
