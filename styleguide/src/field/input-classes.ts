/** Classes of what stands inside an `InputBox`, for inputs of `@paddock/styleguide/forms`. */
export { default as inputClasses } from './input.module.css';
