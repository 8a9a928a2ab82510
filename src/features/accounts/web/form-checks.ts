import { zodResolver } from '@hookform/resolvers/zod';
import {
  forgotPasswordSchema,
  loginCodeSchema,
  loginSchema,
  registerForm,
  resendSchema,
  resetPasswordForm,
  setPasswordForm,
} from '../contract/login-forms.ts';

/** The checks of the forms that guests see, each for `useFormCheck`. */
export const login = zodResolver(loginSchema);
export const loginCode = zodResolver(loginCodeSchema);
export const register = zodResolver(registerForm({ invitationRequired: false }));
export const registerInvited = zodResolver(registerForm({ invitationRequired: true }));
export const resend = zodResolver(resendSchema);
export const forgotPassword = zodResolver(forgotPasswordSchema);
export const resetPassword = zodResolver(resetPasswordForm);
export const setPassword = zodResolver(setPasswordForm);
