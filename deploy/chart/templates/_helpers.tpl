{{- define "foredraft.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "foredraft.selector" -}}
app.kubernetes.io/name: foredraft
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "foredraft.labels" -}}
{{ include "foredraft.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "foredraft.secret" -}}
{{ .Values.existingSecret | default (include "foredraft.name" .) }}
{{- end }}

{{- define "foredraft.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* What every pod has besides its containers. */}}
{{- define "foredraft.pod" -}}
serviceAccountName: {{ include "foredraft.name" . }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: {{ .Values.seccompProfile }}
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "foredraft.volumes" -}}
volumes:
  - name: tmp
    emptyDir:
      sizeLimit: {{ .Values.tmpSize }}
  - name: data
    emptyDir:
      sizeLimit: {{ .Values.dataSize }}
{{- end }}

{{/* What every container has besides its role. */}}
{{- define "foredraft.container" -}}
image: {{ include "foredraft.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities:
    drop: [ALL]
envFrom:
  - secretRef:
      name: {{ include "foredraft.secret" . }}
volumeMounts:
  - name: tmp
    mountPath: /tmp
  - name: data
    mountPath: /data
{{- end }}

{{- define "foredraft.settings" -}}
- name: APP_URL
  value: {{ required "appUrl is missing: set it to the public address, such as https://foredraft.example" .Values.appUrl | quote }}
{{- if not .Values.settings.S3_BUCKET }}
{{- fail "settings.S3_BUCKET is missing: pods share no disk, so files have to be in a bucket" }}
{{- end }}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{/* Answers 503 on every path until it has migrated and started, so startup may take as long as a migration does. */}}
{{- define "foredraft.probes" -}}
startupProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 2
  failureThreshold: 300
readinessProbe:
  httpGet: { path: /readyz, port: http }
  periodSeconds: 3
  timeoutSeconds: 5
  failureThreshold: 2
livenessProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
{{- end }}
