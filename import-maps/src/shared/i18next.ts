export { default, createInstance } from 'i18next';
