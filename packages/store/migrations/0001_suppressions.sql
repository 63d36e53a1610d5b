CREATE TABLE "suppressions" (
	"number" text PRIMARY KEY NOT NULL,
	"call_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
