export { newModule } from './new-module.ts';
export { newStream, type StreamWishes } from './new-stream.ts';
export { newSport, type SportWishes } from './new-sport.ts';
export { newParcel, type NewParcel } from './new-parcel.ts';
export { FRAMEWORKS, type Framework } from './parcel-request.ts';
